/** Repetitions of a fault: `usual`, the number of ROUNDS, or `long` with ROUNDS=long. */
export function rounds(usual: number, long: number): number {
  const given = process.env['ROUNDS'] ?? '';
  if (given === 'long') return long;
  return given === '' ? usual : Number(given);
}
