// Events with their facts, as the generated types of a game have them.

import type { EventLine } from './messages';

export interface Reader<Events> {
  /** The facts of a line of this kind; none for others. */
  factsOf: <Kind extends keyof Events & string>(line: EventLine | undefined, kind: Kind) => Events[Kind] | null;
  /** The facts of all lines of this kind, in their order. */
  allOf: <Kind extends keyof Events & string>(lines: EventLine[], kind: Kind) => Array<Events[Kind]>;
}

/** `const { factsOf, allOf } = factsIn<Events>();` with the events of generated/<game>.ts. */
export function factsIn<Events>(): Reader<Events> {
  const factsOf: Reader<Events>['factsOf'] = <Kind extends keyof Events & string>(
    line: EventLine | undefined,
    kind: Kind,
  ) => (line?.kind === kind ? (line.facts as Events[Kind]) : null);
  return { factsOf, allOf: (lines, kind) => lines.flatMap((line) => factsOf(line, kind) ?? []) };
}
