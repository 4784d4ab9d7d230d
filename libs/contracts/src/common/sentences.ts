interface Issue {
  input?: unknown;
}

/**
 * A field that is missing is told by whoever validates, as they know its name.
 * @param sentence tells what a wrong value should be
 */
export const ifWrong = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined ? undefined : sentence),
});

/**
 * A choice that is none of those offered is told by whoever validates.
 * @param sentence asks for the choice
 */
export const ifMissing = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined || input === null ? sentence : undefined),
});
