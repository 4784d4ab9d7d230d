export const exits = { done: 0, failed: 1, usage: 2, signIn: 3 } as const;

export type Exit = (typeof exits)[keyof typeof exits];

/** People can do something about it, so it is one sentence without a stack. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly exit: Exit = exits.failed,
  ) {
    super(message);
    this.name = 'Problem';
  }
}
