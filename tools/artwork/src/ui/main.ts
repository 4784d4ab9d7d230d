import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uiDrawings } from './drawings';

for (const { path, content } of uiDrawings()) {
  await writeFile(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), content);
}
