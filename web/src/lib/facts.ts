// Events with their facts and questions with their arguments, as the generated types of a game have them.

import type { Decision, EventLine, SpelledOption } from './messages';

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

/** What a question and its answers say, in one; those that say nothing are left out. */
type Args<Question> = Question extends { args: infer Asked; answers: { args: infer Said } }
  ? Some<Asked> | Some<Said>
  : never;
type Some<Args> = Args extends unknown ? (string extends keyof Args ? never : Args) : never;
type Name<Args> = Args extends unknown ? keyof Args & string : never;
type Value<Args, Name> = Args extends unknown ? (Name extends keyof Args ? Args[Name] : never) : never;

/** `const arg = argIn<Questions>();` with the questions of generated/<game>.ts: what a question or an option says by this name. */
export function argIn<Questions>() {
  return <Wanted extends Name<Args<Questions[keyof Questions]>>>(
    said: Pick<SpelledOption, 'args'> | null | undefined,
    name: Wanted,
  ): Value<Args<Questions[keyof Questions]>, Wanted> | undefined =>
    said?.args[name] as Value<Args<Questions[keyof Questions]>, Wanted> | undefined;
}
/** `const argsOf = argsIn<Questions>();` with the questions of generated/<game>.ts: what a question of this kind says. */
export function argsIn<Questions extends { [Prompt in keyof Questions]: { args: object } }>() {
  return <Prompt extends keyof Questions & string>(
    question: Decision | null,
    prompt: Prompt,
  ): Questions[Prompt]['args'] | null =>
    question?.prompt === prompt ? (question.args as Questions[Prompt]['args']) : null;
}
