import { createTree } from '@nx/devkit/testing';
import {
  addImport,
  appendToArgument,
  appendToArray,
  appendToInterface,
  appendToObject,
  insertElementBefore,
  parametersAround,
} from './edit-source';

function treeOf(text: string) {
  const tree = createTree();
  tree.write('a.ts', text);
  return tree;
}
const squeezed = (tree: ReturnType<typeof treeOf>) =>
  (tree.read('a.ts', 'utf8') ?? '').replace(/\s+/g, ' ').trim();

test.each([
  ['const a = [];', 'const a = [ 2, ];'],
  ['const a = [1];', 'const a = [1, 2, ];'],
  ['const a = [1, // one\n] as const;', 'const a = [1, 2, // one ] as const;'],
  ['const a = new Set([1]);', 'const a = new Set([1, 2, ]);'],
])('adds an element to %j', (before, after) => {
  const tree = treeOf(before);
  appendToArray(tree, 'a.ts', 'a', '2');
  expect(squeezed(tree)).toBe(after);
});

test('adds a property to an object, also one that a call takes or that satisfies a type', () => {
  for (const [open, close] of [
    ['{', '}'],
    ['c.router({', '})'],
    ['{', '} satisfies Record<string, number>'],
  ]) {
    const tree = treeOf(`const a = ${open} x: 1 ${close};`);
    appendToObject(tree, 'a.ts', 'a', 'y: 2');
    expect(squeezed(tree)).toBe(`const a = ${open} x: 1, y: 2, ${close};`);
  }
});

test('adds a member to an interface, an import after the last one, and that import once', () => {
  const tree = treeOf("import b from 'b';\ninterface A { x: 1; }\n");
  appendToInterface(tree, 'a.ts', 'A', 'y: 2;');
  addImport(tree, 'a.ts', "import c from 'c';");
  addImport(tree, 'a.ts', "import c from 'c';");
  expect(squeezed(tree)).toBe("import b from 'b'; import c from 'c'; interface A { x: 1; y: 2; }");
});

test('adds to the object that a call takes, and reads the parameters around it', () => {
  const tree = treeOf('function f({ db }: D) { return s.plugin(s.router(api.a, { x: 1 })); }');
  expect(parametersAround(tree, 'a.ts', 'api.a')).toBe('{ db }: D');
  appendToArgument(tree, 'a.ts', 'api.a', 'y: 2');
  expect(squeezed(tree)).toContain('s.router(api.a, { x: 1, y: 2, })');
});

test('adds an element before the one that it names', () => {
  const tree = treeOf("export default [a('*'), b('*')];");
  insertElementBefore(tree, 'a.ts', "b('*')", "b('x')");
  expect(squeezed(tree)).toBe("export default [a('*'), b('x'), b('*')];");
});

test('says which file lacks what', () => {
  const tree = treeOf('const a = 1;');
  expect(() => appendToArray(tree, 'a.ts', 'list', '1')).toThrow('a.ts has no list.');
  expect(() => appendToArray(tree, 'a.ts', 'a', '1')).toThrow('a of a.ts is no array.');
  expect(() => appendToObject(tree, 'b.ts', 'a', 'x: 1')).toThrow('There is no b.ts.');
});
