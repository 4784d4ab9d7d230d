interface Issue {
  input?: unknown;
}

/**
 * Leaves a missing field to the validator, which names it.
 * @param sentence describes the right value
 */
export const ifWrong = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined ? undefined : sentence),
});

/**
 * Leaves a wrong choice to the validator, which lists the right ones.
 * @param sentence asks for the choice
 */
export const ifMissing = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined || input === null ? sentence : undefined),
});
