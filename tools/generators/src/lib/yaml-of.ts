import { Document, isCollection, isMap, isScalar, Scalar, visit } from 'yaml';

const WIDTH = 108;
const LONG_TEXT = 90;
const FLAT = 80;

/** As other records are: short lists on one line, long texts folded, a blank line before these fields. */
export function toYaml(record: object, spacedBefore: readonly string[]): string {
  const document = new Document(record);
  visit(document, {
    Collection: (_, node) => {
      const isFlat = node.items.every((item) => !isCollection(item) && !isCollection(Object(item).value));
      const isSource = isMap(node) && node.has('url');
      if (isFlat && !isSource && JSON.stringify(node).length < FLAT && node !== document.contents)
        node.flow = true;
    },
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.length > LONG_TEXT && node.value.includes(' '))
        node.type = Scalar.BLOCK_FOLDED;
    },
    Pair: (key, { key: name }) => {
      if (key !== null && isScalar(name) && spacedBefore.includes(String(name.value)))
        name.spaceBefore = true;
    },
  });
  return document.toString({ lineWidth: WIDTH, singleQuote: true });
}
