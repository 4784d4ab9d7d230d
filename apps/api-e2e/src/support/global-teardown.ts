import { rm } from 'node:fs/promises';

export default async function removeDataTemplate(): Promise<void> {
  const template = process.env['DATA_TEMPLATE'];
  if (template) await rm(template, { recursive: true, force: true });
}
