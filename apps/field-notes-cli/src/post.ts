import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { dayFault, daySchema } from '@aranya/contracts';
import { exits, Problem } from './problem';
import { unwrapBody, type Site } from './site';
import { findAnimals } from './species';
import { bytesText, createProgress, hint, say, type Terminal } from './terminal';
import { dayIn, dayText } from './time-text';

export interface NewPost {
  text: string;
  pictures: string[];
  alts: string[];
  /** Names in any form, or slugs such as bengal-tiger. */
  species: string[];
  /** `YYYY-MM-DD`; undefined for today. */
  seenOn: string | undefined;
}

/** @throws Problem for no day, or one in the future or before 1900 */
function readDay(given: string | undefined): string {
  const today = dayIn(new Date());
  if (given === undefined) return today;
  if (!daySchema.safeParse(given).success)
    throw new Problem(`--seen-on needs a day such as ${today}.`, exits.usage);
  const fault = dayFault(given, today);
  if (fault === 'future') throw new Problem('The day of --seen-on is in the future.', exits.usage);
  if (fault === 'too_early') throw new Problem('The day of --seen-on is before 1900.', exits.usage);
  return given;
}

async function readPicture(path: string, maxBytes: number): Promise<File> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Problem(error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read.`);
  });
  if (bytes.byteLength > maxBytes)
    throw new Problem(
      `${path} has ${bytesText(bytes.byteLength)}; the site takes up to ${bytesText(maxBytes)}.`,
    );
  return new File([bytes], basename(path));
}

/** @throws Problem before anything is sent */
export async function post(site: Site, terminal: Terminal, given: NewPost) {
  const { text, pictures, alts, species } = given;
  if (text.trim() === '' && pictures.length === 0) throw new Problem('Give a text, a --picture, or both.');
  if (given.seenOn !== undefined && species.length === 0)
    throw new Problem('--seen-on needs a --species.', exits.usage);
  const seenOn = readDay(given.seenOn);
  const { uploads } = await site.settings();
  if (pictures.length > uploads.pictures_per_post)
    throw new Problem(`A post has up to ${uploads.pictures_per_post} pictures.`);
  const files = await Promise.all(pictures.map((path) => readPicture(path, uploads.max_bytes)));
  const { search } = site;
  const keys =
    species.length === 0 ? [] : await findAnimals(species, { catalogue: await site.species(), search });
  const form = new FormData();
  form.append('content', text);
  form.append('client_id', crypto.randomUUID());
  if (alts.length > 0) form.append('image_alts', JSON.stringify(alts));
  if (keys.length > 0)
    form.append(
      'sighting',
      JSON.stringify({
        species: keys.map((key) => ({ species: key })),
        seen_on: seenOn,
      }),
    );
  for (const file of files) form.append('images', file);

  let progress: ReturnType<typeof createProgress> | null = null;
  const client = await site.client((sent, total) => {
    progress ??= createProgress(terminal, total);
    progress(sent);
  });
  const { post: made } = unwrapBody(await client.posts.add({ body: form }));
  if (keys.length > 0) hint(terminal, `Seen on ${dayText(seenOn)}.`);
  say(terminal, `${site.address}/community/post/${made._id}`);
}
