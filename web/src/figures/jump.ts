/** Where a figure leads to: the address of a step, and how to go there. */
export interface Jump {
  path: (step: number) => string;
  to: (step: number) => void;
}
