import { m } from '../../../lib/language/messages';

/** Formats milliseconds as 0:07, 12:40 or 1:02:03. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Formats milliseconds for screen readers: '1 minute 7 seconds'. */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes > 0 ? [m.duration_minutes({ count: minutes })] : []),
    ...(rest > 0 || minutes === 0 ? [m.duration_seconds({ count: rest })] : []),
  ].join(' ');
}
