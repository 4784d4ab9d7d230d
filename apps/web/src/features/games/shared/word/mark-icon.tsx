import type { Mark } from './word.rules';

/** Shapes tell marks apart without colour: a full, a half-full, a small and an empty square. */
export function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {mark === 'correct' && <path fill="currentColor" d="M1 1h8v8H1z" />}
      {mark === 'present' && <path fill="currentColor" d="M1 9V1h8z" />}
      {mark === 'kin' && <path fill="currentColor" d="M3.8 3.8h2.4v2.4H3.8z" />}
      <path d="M1 1h8v8H1z" />
    </svg>
  );
}
