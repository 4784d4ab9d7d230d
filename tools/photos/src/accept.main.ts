import { parseArgs } from 'node:util';
import { acceptPhotos } from './accept-photos';
import { candidates, photographs } from './folders';
import { subjects } from './subjects';

/** `npx nx run photos:accept [--only=slug,slug] [--except=slug,slug]` */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    except: { type: 'string' },
    folder: { type: 'string', default: candidates },
    to: { type: 'string', default: photographs },
  },
});

try {
  const accepted = acceptPhotos({
    subjects,
    candidates: values.folder,
    photographs: values.to,
    only: values.only?.split(','),
    except: values.except?.split(','),
  });
  console.log(`${accepted.length} accepted into ${values.to}. Build the site to show them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
