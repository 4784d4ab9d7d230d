import { join } from 'node:path';
import { releaseAt } from './release-at';

const root = join(__dirname, '../../../..');

test('the contract of a commit is made by its own code', () => {
  const { document, exports } = releaseAt(root, 'HEAD');
  expect(document.paths).toHaveProperty(['/api/post/feed', 'get']);
  expect(exports).toContain('apiContract');
});

test('a commit that git does not know is refused', () =>
  expect(() => releaseAt(root, 'no-such-commit')).toThrow('no-such-commit'));
