import { join } from 'node:path';
import { currentRelease, readRelease } from './released';
import { allowsBreaking } from './version-rule';

test('no export of the released contract is gone, or its version says so', () => {
  const root = join(__dirname, '../../../..');
  const [released, current] = [readRelease(root), currentRelease(root)];
  expect(current.exports).toEqual(expect.arrayContaining(['apiContract', 'LiveEvent', 'limits', 'Post']));
  const mayBreak = allowsBreaking(released.document.info.version, current.document.info.version);
  const gone = released.exports.filter((name) => !current.exports.includes(name));
  expect(mayBreak ? [] : gone).toEqual([]);
});
