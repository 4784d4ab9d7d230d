const SYLLABLES = 'ba co du fe gi ho ka lu me ni po ra su te vo xa ze tri plo chry mel ang oph ther ix'.split(
  ' ',
);

/** Differs for each number below 390,625. */
const word = (number) =>
  [0, 1, 2, 3]
    .map((place) => SYLLABLES[Math.floor(number / SYLLABLES.length ** place) % SYLLABLES.length])
    .join('');

/** The first few of 300 words are in most names, as "black" and "warbler" are. */
const commonWord = (number) => word(Math.floor(300 ** ((number % 9973) / 9973)));
const englishAt = (line) => `${commonWord(line * 31)} ${word(line)} ${commonWord(line * 57)}`;
const speciesAt = (line) => `X${word(Math.floor(line / 10))}us ${word((line * 7919) % 390_625)}a`;

/** A Darwin Core table of made-up moths: each tenth a genus; a third of the species have a name. */
export function* taxonLines(count) {
  yield 'taxonID\tscientificName\ttaxonRank\tparentNameUsageID\tvernacularName\tfamily\n';
  for (let line = 0; line < count; line += 1) {
    const place = line % 10;
    const cells =
      place === 0
        ? [speciesAt(line).split(' ')[0], 'genus', '', '']
        : [speciesAt(line), 'species', `t${line - place}`, place < 4 ? englishAt(line) : ''];
    yield `${[`t${line}`, ...cells, 'Noctuidae'].join('\t')}\n`;
  }
}

/** As people type: beginnings, other orders, a part, a wrong letter, all of it. */
function typed(name, way) {
  const words = name.toLowerCase().split(' ');
  const [first, last] = [words[0], words.at(-1)];
  const ways = [
    first.slice(0, 2 + (way % 4)),
    `${last.slice(0, 4)} ${first.slice(0, 3)}`,
    last.slice(1, 6),
    name.replace(/(?<=^....)./, 'x'),
    name,
  ];
  return ways[way % ways.length];
}

/** Half are names of animals in India, half are imported. */
export async function typedTexts(client, names, count) {
  const { rows } = await client.query(
    'select coalesce(name, scientific_name) as name from taxa where india order by md5(id::text) limit $1',
    [Math.ceil(count / 2)],
  );
  const imported = (n) => {
    const line = ((n * 7919) % (names / 10)) * 10 + 1 + (n % 3);
    return n % 5 === 4 ? speciesAt(line) : englishAt(line);
  };
  return Array.from({ length: count }, (_, n) =>
    typed(n % 2 === 0 ? rows[(n / 2) % rows.length].name : imported(n), n),
  ).filter((text) => text.trim().length > 1);
}

/**
 * @param place the park and the month of the search
 * @throws Error unless the answer is a list
 */
export async function searchAt({ url }, text, place = {}) {
  const response = await fetch(`${url}/api/taxa?${new URLSearchParams({ q: text, limit: '20', ...place })}`);
  const { taxa } = await response.json();
  if (!Array.isArray(taxa)) throw new Error(`The search for "${text}" was answered with ${response.status}.`);
}
