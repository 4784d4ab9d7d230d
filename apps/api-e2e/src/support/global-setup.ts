import { ApiProcess } from './api-process';

/** Each process of the run copies this empty database, which saves seconds. */
export default async function makeDataTemplate(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const api = await ApiProcess.start({ issuer: 'http://127.0.0.1:9/' });
  await api.stop();
  process.env['DATA_TEMPLATE'] = api.dataDir;
}
