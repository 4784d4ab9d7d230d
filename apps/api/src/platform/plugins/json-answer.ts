/** JSON of a `Value` that the database made, by a statement that names each field. */
export class Json<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}

/** As `join(',')`, which copies long texts slowly: what is added is copied once, when it is sent. */
const listTexts = (texts: readonly string[]) =>
  texts.reduce((list, text, index) => (index === 0 ? text : `${list},${text}`), '');

export const jsonArray = <Value>(items: readonly string[]) => new Json<Value[]>(`[${listTexts(items)}]`);

interface Reply {
  type(contentType: string): unknown;
}

type Body<Parts> = { [Key in keyof Parts]: Parts[Key] extends Json<infer Value> ? Value : Parts[Key] };

const toText = (value: unknown) => (value instanceof Json ? value.text : JSON.stringify(value));

/** The answer of a call that succeeded. Embeds the JSON in `parts` as it is, neither parsed nor made again. */
export function answerJson<Parts extends object>(reply: Reply, parts: Parts) {
  const fields = Object.entries({ success: true, ...parts }).filter(([, value]) => value !== undefined);
  const texts = fields.map(([name, value]) => `${JSON.stringify(name)}:${toText(value)}`);
  void reply.type('application/json; charset=utf-8');
  const body = `{${listTexts(texts)}}` as unknown as { success: true } & Body<Parts>;
  return { status: 200 as const, body };
}
