/** Writes src/generated/messages from messages/; docs/decisions/619-languages.md. */
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';

const here = import.meta.dirname;
process.chdir(here);
await compile({
  project: './project.inlang',
  outdir: path.join(here, 'src/generated/messages'),
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'locale-modules',
  emitTsDeclarations: true,
  emitReadme: false,
  emitPrettierIgnore: false,
});
// The compiler's telemetry and file watchers would keep the process.
process.exit();
