/** JSON of a `Value` that the database made, by a statement that names each field. */
export class Json<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}

/** As `join(',')`, which copies long texts slowly: what is added is copied once, when it is sent. */
export const listTexts = (texts: readonly string[]) =>
  texts.reduce((list, text, index) => (index === 0 ? text : `${list},${text}`), '');

export const jsonArray = <Value>(items: readonly string[]) => new Json<Value[]>(`[${listTexts(items)}]`);
