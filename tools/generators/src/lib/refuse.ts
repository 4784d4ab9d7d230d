/** Ends the generator before anything is written, with every fault on a line of its own. */
export function refuse(what: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(`${what}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}
