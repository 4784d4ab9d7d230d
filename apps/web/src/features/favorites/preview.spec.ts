import { previewOf } from './preview';

test('is the first 100 characters and an ellipsis', () => {
  const text = `${'a'.repeat(99)}bc`;
  expect(previewOf(text)).toBe(`${'a'.repeat(99)}b…`);
});

test('has its ellipsis also where the text is no longer than that', () => {
  expect(previewOf('a'.repeat(100))).toBe(`${'a'.repeat(100)}…`);
  expect(previewOf('Short.')).toBe('Short.…');
});

test('cuts no character in two', () => {
  expect(previewOf('🐅'.repeat(101))).toBe(`${'🐅'.repeat(100)}…`);
});
