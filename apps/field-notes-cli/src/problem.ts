export const exits = { done: 0, failed: 1, usage: 2, signIn: 3 } as const;

export type Exit = (typeof exits)[keyof typeof exits];

/** Something that people can fix, in one sentence. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly exit: Exit = exits.failed,
  ) {
    super(message);
    this.name = 'Problem';
  }
}
