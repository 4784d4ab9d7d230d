/** What is wrong with a file, in a sentence for the operator. */
export class ImportError extends Error {}
