interface Issue {
  input?: unknown;
}

/**
 * The validator tells that a field is missing, since it knows the field's name.
 * @param sentence tells what a wrong value should be
 */
export const ifWrong = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined ? undefined : sentence),
});

/**
 * The validator tells that a choice is none of those offered, since it knows them.
 * @param sentence asks for the choice
 */
export const ifMissing = (sentence: string) => ({
  error: ({ input }: Issue) => (input === undefined || input === null ? sentence : undefined),
});
