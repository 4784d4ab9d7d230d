import { findTagSubject } from './tag-subject.rules';

test.each([
  ['bengaltiger', 'Bengal Tiger'],
  ['bengal_tiger', 'Bengal Tiger'],
  ['kaziranga', 'Kaziranga National Park'],
  ['kaziranganationalpark', 'Kaziranga National Park'],
  ['tiger_spotting', undefined],
])('#%s names %s', (tag, name) => {
  expect(findTagSubject(tag)?.name).toBe(name);
});
