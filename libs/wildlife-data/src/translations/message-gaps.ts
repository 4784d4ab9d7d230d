/** As a file of `apps/web/messages` has it: a text, or one for each plural form. */
export type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
export type Messages = Readonly<Record<string, Message>>;

export const textsOf = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match));

/** Lists the messages without a text. A text that is meant to be empty has a space. */
export const messageGaps = (english: Messages, other: Messages): string[] =>
  Object.keys(english).filter((key) => {
    const texts = textsOf(other[key]);
    return texts.length === 0 || texts.includes('');
  });

const parametersOf = (message: Message | undefined) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join();

/** Lists the messages whose text has other parameters than the English one. */
export function otherParameters(english: Messages, other: Messages): string[] {
  const gaps = new Set(messageGaps(english, other));
  return Object.keys(english).filter(
    (key) => !gaps.has(key) && parametersOf(english[key]) !== parametersOf(other[key]),
  );
}
