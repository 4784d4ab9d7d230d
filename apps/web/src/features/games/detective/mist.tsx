/** A veil over all, and three banks of mist from high to low, in percent of the picture. */
const BANKS = [
  { d: 'M-5-30h110v160H-5z', fill: 'var(--veil)' },
  { d: 'M-5-30h110v52q-14 9-28 3t-27 5-28-4-27 4z', fill: 'var(--mist)' },
  { d: 'M-5 34q13-9 27-3t28-5 28 4 27-5v44q-14 9-28 3t-27 4-28-4-27 5z', fill: 'var(--mist)' },
  { d: 'M-5 66q14-9 28-3t27-5 28 4 27-4v80H-5z', fill: 'var(--mist)' },
];

/** How thick each of them is after one, two and three clues. */
const AFTER = [
  [0.55, 0.4, 0.6, 0.72],
  [0.4, 0, 0.45, 0.7],
  [0.3, 0, 0, 0.55],
] as const;
const LIFTED = [0, 0, 0, 0] as const;

export function Mist({ clues, lifted }: { clues: number; lifted: boolean }) {
  const thickness = lifted ? LIFTED : (AFTER[clues - 1] ?? LIFTED);
  return (
    <svg
      className="absolute inset-0 wide tall"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {BANKS.map((bank, at) => (
        <path
          key={bank.d}
          {...bank}
          style={{ opacity: thickness[at], translate: thickness[at] ? undefined : '0 -9px' }}
        />
      ))}
    </svg>
  );
}
