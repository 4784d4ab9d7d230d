/** JSON of a `Value` that the database made, by a statement that names each field. */
export class Json<Value> {
  declare readonly value: Value;

  constructor(readonly text: string) {}
}

export const jsonArray = <Value>(items: readonly string[]) => new Json<Value[]>(`[${items.join(',')}]`);

interface Reply {
  type(contentType: string): unknown;
}

type Body<Parts> = { [Key in keyof Parts]: Parts[Key] extends Json<infer Value> ? Value : Parts[Key] };

const toText = (value: unknown) => (value instanceof Json ? value.text : JSON.stringify(value));

/** Embeds the JSON in `parts` as it is, neither parsed nor made again. */
export function answerJson<Parts extends object>(reply: Reply, parts: Parts): Body<Parts> {
  const fields = Object.entries(parts).filter(([, value]) => value !== undefined);
  const text = `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${toText(value)}`).join(',')}}`;
  void reply.type('application/json; charset=utf-8');
  return text as unknown as Body<Parts>;
}
