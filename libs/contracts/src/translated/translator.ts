export type Sentences = Readonly<Record<string, string>>;

/** Longer ones quote what was sent. */
const MAX_LENGTH = 1000;

interface Pattern {
  readonly expression: RegExp;
  readonly holes: readonly string[];
  readonly said: string;
}

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @returns those that leave least open first */
function toPatterns(sentences: Sentences): Pattern[] {
  const found = Object.entries(sentences).flatMap(([english, said]) => {
    const parts = english.split(/\{(\w+)\}/);
    if (parts.length === 1) return [];
    const literals = parts.filter((_part, index) => index % 2 === 0);
    const expression = new RegExp(`^${literals.map(toLiteral).join('(.*?)')}$`, 's');
    const holes = parts.filter((_part, index) => index % 2 === 1);
    return { expression, holes, said, length: literals.join('').length };
  });
  return found.sort((a, b) => b.length - a.length);
}

/**
 * Says an English sentence by a list whose keys are such sentences, with holes for what differs. What stands in a
 * hole stays as it is; but where its name begins with `what`, it is said by the list too, and in `date` the month.
 * @returns a function that leaves a sentence without a translation in English
 */
export function createTranslator(sentences: Sentences): (sentence: string) => string {
  const find = (text: string) => (Object.hasOwn(sentences, text) ? sentences[text] : undefined);
  let patterns: readonly Pattern[] | undefined;
  const fill = (name: string, given: string): string => {
    if (name.startsWith('what')) return translate(given);
    if (name !== 'date') return given;
    return given.replace(' at ', ', ').replace(/\p{Lu}\p{Ll}+/gu, (word) => find(word) ?? word);
  };
  function translate(sentence: string): string {
    const exact = find(sentence);
    if (exact !== undefined || sentence.length > MAX_LENGTH) return exact ?? sentence;
    for (const { expression, holes, said } of (patterns ??= toPatterns(sentences))) {
      const given = expression.exec(sentence)?.slice(1);
      if (given)
        return said.replace(/\{(\w+)\}/g, (hole, name: string) => {
          const value = given[holes.indexOf(name)];
          return value === undefined ? hole : fill(name, value);
        });
    }
    return sentence;
  }
  return translate;
}
