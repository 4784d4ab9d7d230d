import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiProcess } from '../../support/api-process';
import { install, type Installation } from '../../support/installation';
import { call, signUp } from '../../support/members';

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

it('is used by one process at a time, and the second says so in one line', async () => {
  const { api, issuer } = installation;
  const second = await ApiProcess.create({ issuer: issuer.url, dataDir: api.dataDir });
  await expect(second.start()).rejects.toThrow('The API ended with 1');
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect(second.output).toContain(`process ${api.pid}`);
  expect((await call(api.url, '/api/health')).status).toBe(200);
});

it('is taken over at once from a killed process', async () => {
  const { api, issuer } = installation;
  await signUp(api, issuer, 'Asha');
  await api.kill();
  const next = await ApiProcess.start({ issuer: issuer.url, dataDir: api.dataDir });
  expect((await call(next.url, '/api/health')).status).toBe(200);
  expect(await next.stop()).toEqual({ code: 0, signal: null });
  await api.start();
});

it('is readable by its owner only', async () => {
  const { api } = installation;
  for (const folder of ['postgres', 'media/private']) {
    const stats = await stat(join(api.dataDir, folder)).catch(() => null);
    if (stats !== null) expect((stats.mode & 0o077).toString(8)).toBe('0');
  }
});
