import { errors } from '../platform/plugins/errors';

export function encodeChatCursor(beforeSeq: number): string {
  return `before-${beforeSeq}`;
}

export function decodeChatCursor(cursor: string): number {
  const digits = /^before-([1-9]\d{0,14})$/.exec(cursor)?.[1];
  if (digits === undefined) {
    throw errors.invalid('This cursor is not valid.', { cursor: 'It did not come from this site.' });
  }
  return Number(digits);
}
