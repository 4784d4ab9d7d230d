import { errors } from '../plugins/errors';

/** The cursor of the messages before the one with this sequence number. */
export function encodeChatCursor(seq: number): string {
  return `before-${seq}`;
}

/** @throws AppError `invalid_input` */
export function decodeChatCursor(cursor: string): number {
  const digits = /^before-([1-9]\d{0,14})$/.exec(cursor)?.[1];
  if (digits === undefined) {
    throw errors.invalid('This cursor is not valid.', { cursor: 'It is not one of ours.' });
  }
  return Number(digits);
}
