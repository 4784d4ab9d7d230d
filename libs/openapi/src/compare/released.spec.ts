import { join } from 'node:path';
import { createOpenApi } from '../openapi';
import { compareDocuments } from './document-difference';
import { readRelease } from './released';
import { allowsBreaking } from './version-rule';

test('the calls break no app that was made with the released contract, or its version says so', () => {
  const released = readRelease(join(__dirname, '../../../..')).document;
  const current = createOpenApi();
  const mayBreak = allowsBreaking(released.info.version, current.info.version);
  expect(mayBreak ? [] : compareDocuments(released, current).breaking).toEqual([]);
});
