import type { Writable } from 'node:stream';

export interface Stream extends Writable {
  isTTY?: boolean;
}

/** Only results go to `out`, so that pipes get them alone. */
export interface Terminal {
  out: Stream;
  err: Stream;
  env: NodeJS.ProcessEnv;
}

// Characters that could move the cursor, recolour or reorder a terminal's text.
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Safe to print. */
export const plain = (text: string): string => text.replace(CONTROL, '');

/** See https://no-color.org. */
const hasColor = (stream: Stream, env: NodeJS.ProcessEnv) => stream.isTTY === true && !env['NO_COLOR'];

export function say({ out }: Terminal, line: string): void {
  out.write(`${line}\n`);
}

export function hint({ err }: Terminal, line: string): void {
  err.write(`${line}\n`);
}

export const bold = ({ out, env }: Terminal, text: string): string =>
  hasColor(out, env) ? `\u001b[1m${text}\u001b[22m` : text;

const units = ['B', 'kB', 'MB'] as const;

/** Decimal units. */
export function bytesText(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return `${step === 0 ? bytes : (bytes / 1_000 ** step).toFixed(1)} ${units[step]}`;
}

/** A terminal overwrites one line; a file gets one each quarter. */
export function createProgress({ err }: Terminal, total: number) {
  let shown = -1;
  return (sent: number): void => {
    const percent = total === 0 ? 100 : Math.floor((100 * sent) / total);
    const step = err.isTTY ? percent : Math.floor(percent / 25) * 25;
    if (step === shown) return;
    shown = step;
    const line = `Sending ${percent} % (${bytesText(sent)} of ${bytesText(total)})`;
    err.write(err.isTTY ? `\r${line}${percent === 100 ? '\n' : ''}` : `${line}\n`);
  };
}
