import type { Check } from './checks';

/** An error that a check throws is a fault. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const found = await Promise.all(
    checks.map(async ({ name, faults }) => {
      try {
        return (await faults()).map((fault) => `${name}: ${fault}`);
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return found.flat();
}
