/** Ends the generator before anything is written. */
export function refuse(what: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(`${what}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}
