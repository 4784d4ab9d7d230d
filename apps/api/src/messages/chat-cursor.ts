import { errors } from '../plugins/errors';

/** The place in a chat before the message with this number of the viewer's, as a cursor. */
export function chatCursorOf(seq: number): string {
  return `before-${seq}`;
}

/**
 * The number that a cursor names.
 * @throws AppError `invalid_input` for what is no cursor of a chat
 */
export function placeOf(cursor: string): number {
  const digits = /^before-([1-9]\d{0,14})$/.exec(cursor)?.[1];
  if (digits === undefined)
    throw errors.invalid('This cursor is not valid.', { cursor: 'It is not one of ours.' });
  return Number(digits);
}
