import type { Mark } from '../wordle.rules';

/** Shapes tell marks apart without colour: a full, a half-full and an empty square. */
export function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {mark === 'correct' && <path fill="currentColor" d="M1 1h8v8H1z" />}
      {mark === 'present' && <path fill="currentColor" d="M1 9V1h8z" />}
      <path d="M1 1h8v8H1z" />
    </svg>
  );
}
