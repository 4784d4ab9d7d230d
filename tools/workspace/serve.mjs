import { existsSync } from 'node:fs';
import { builtFiles } from './lib/site.mjs';

if (!Object.values(builtFiles).every((file) => existsSync(file))) {
  console.error('The site is not built. Run "npm run build" first.');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.env.SERVE_SITE = 'yes';
await import(builtFiles.api);
