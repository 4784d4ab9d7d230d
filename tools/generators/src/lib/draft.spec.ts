import { virtualWorkspace } from '../testing/virtual-workspace';
import { readDraft } from './draft';

const fieldsOf = (text: string) => {
  const tree = virtualWorkspace([]);
  tree.write('drafts/one.yaml', text);
  return readDraft(tree, 'drafts/one.yaml')?.fields;
};

test.each<[what: string, line: string, fields: object]>([
  ['an empty field', 'food:', {}],
  ['a line as it was drafted', 'weight: { kg: [], where:, from: [] } # as it stands', {}],
  ['such a line in a list', 'size: [{ measure:, cm: [], from: [] }]', { size: [] }],
  ['a line that was begun', 'weight: { kg: [1, 2], where:, from: [] }', { weight: { kg: [1, 2], from: [] } }],
  ['an empty list', 'signs: []', { signs: [] }],
])('reads %s', (_what, line, fields) =>
  expect(fieldsOf(`name: Dodo\n${line}\n`)).toEqual({ name: 'Dodo', ...fields }),
);
