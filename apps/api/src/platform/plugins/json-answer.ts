/** The statement names each field. */
export class Json<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}

/** `join(',')` copies long texts slowly. */
export const listTexts = (texts: readonly string[]) =>
  texts.reduce((list, text, index) => (index === 0 ? text : `${list},${text}`), '');

export const jsonArray = <Value>(items: readonly string[]) => new Json<Value[]>(`[${listTexts(items)}]`);
