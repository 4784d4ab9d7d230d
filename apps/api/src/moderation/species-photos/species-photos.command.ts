import { idSchema, limits } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import {
  type Command,
  CommandError,
  readAction,
  readArguments,
  readLimit,
} from '../../platform/commands/command';
import { indent, sanitize } from '../../platform/common/terminal-text';
import { createAct, readReason } from '../safety/moderation-options';
import { type Candidate, choosePhoto, listCandidates, type PhotoKey, removePhoto } from './choose-photos';

export const help = `npm run aranya -- species-photos COMMAND

  list [SPECIES] [--limit=50]        pictures of members under an open licence, of a species or of all; * is chosen
  choose SPECIES POST --picture=1    shows a picture on the page of the species, with its author and licence
  remove SPECIES POST --picture=1    takes it off

SPECIES is the slug of an animal such as bengal-tiger, POST the id of a post. --by=NAME names who does it in the moderation
log, --reason=TEXT says why. A picture also leaves the page when its author takes back the licence or deletes the post.

Example: npm run aranya -- species-photos list bengal-tiger`;

const options = {
  picture: { type: 'string' },
  limit: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
} as const;

const actions = ['list', 'choose', 'remove'];
const seeHelp = 'npm run aranya -- species-photos help shows all commands.';

function readSpecies(given: string | undefined): string {
  if (given === undefined) throw new CommandError(`Give a species such as bengal-tiger. ${seeHelp}`);
  if (roster.some(({ slug }) => slug === given)) return given;
  throw new CommandError(`"${given}" is no species of the catalogue.`);
}

function readPhoto(species: string | undefined, post: string | undefined, picture = '1'): PhotoKey {
  const postId = idSchema.safeParse(post);
  const number = Number(picture);
  const slug = readSpecies(species);
  if (!postId.success) throw new CommandError(`"${post ?? ''}" is no id of a post.`);
  if (!Number.isInteger(number) || number < 1 || number > limits.imagesPerPost)
    throw new CommandError(`--picture is "${picture}": give a number from 1 to ${limits.imagesPerPost}.`);
  return { species: slug, postId: postId.data, position: number - 1 };
}

const formatCandidate = ({ chosen, species, post_id, position, licence, author, alt, hash }: Candidate) =>
  [
    `${chosen ? '*' : ' '} ${species} ${post_id} --picture=${position + 1}`,
    `    ${licence.replaceAll('_', ' ')}, by ${sanitize(author)}, /media/${hash}.webp`,
    ...(alt === '' ? [] : indent(alt)),
  ].join('\n');

export const run: Command = (args) => {
  const { values, positionals } = readArguments(args, { options, allowPositionals: true });
  const [given, species, post, ...rest] = positionals;
  const name = readAction(given, actions);
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many. ${seeHelp}`);
  switch (name) {
    case 'list': {
      const slug = species === undefined ? null : readSpecies(species);
      const limit = readLimit(values.limit);
      return async ({ db }) => {
        const found = await listCandidates(db.read, slug, limit);
        return found.length === 0
          ? 'There are no pictures under an open licence.'
          : found.map(formatCandidate).join('\n');
      };
    }
    default: {
      const photo = readPhoto(species, post, values.picture);
      const reason = readReason(values.reason, false);
      return async (context) => {
        const act = createAct(context, { by: values.by, reason });
        const change = name === 'choose' ? choosePhoto : removePhoto;
        const outcome = await change(context.db.write, photo, act);
        if (outcome === 'closed')
          throw new CommandError('Its author has reserved all rights, or the post is hidden.');
        if (outcome === 'missing')
          throw new CommandError(
            name === 'choose' ? 'There is no such picture.' : 'This picture was not chosen.',
          );
        if (outcome === 'unchanged') return 'The picture is already on the page of the species.';
        return name === 'choose'
          ? 'The picture is on the page of the species.'
          : 'The picture is no longer on the page of the species.';
      };
    }
  }
};
