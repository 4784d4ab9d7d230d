// @seconds 24
import { randomUUID } from 'node:crypto';
import type { Notification, SightingInput } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { levelForChildren } from '../../src/people/ages/child';
import { memberAges, posts, sensitivityRuns } from '../../src/platform/db/schema';
import { applySensitivity, protectAuthor } from '../../src/posts/sightings/apply-sensitivity';
import { nameParks } from '../../src/posts/sightings/name-parks';
import { writeSighting } from '../../src/posts/sightings/write-sighting';
import {
  learnedFrom,
  type Look,
  lookRequests,
  secretsIn,
  findSecrets,
  TAG,
  type Viewer,
  viewers,
} from './place-looks.testing';
import { named, type Places, type Scene, startPlaces, type SceneSighting } from './place-scenes.testing';

const [TIGER, PANGOLIN, BHARAL] = ['bengal-tiger', 'indian-pangolin', 'bharal'];
const POINT = 'the point, the day';
const FINE = 'a square of 0.02°, the week';
const COARSE = 'a square of 0.2°, the month';
const WITHHELD = 'no place, the month';
const PARK = 'the park, the month';
const STATE = 'the state, the month';

interface Case {
  tries: string;
  learns: string;
  /** @returns the post that the attacker wants to know about */
  set: (scene: Scene) => Promise<string>;
  /** When it was seen; a day of the scene's own unless told otherwise. */
  day?: string;
  /** What nobody may read, beside the point, the day and the moment. */
  secrets?: string[];
}

/** Before now, and not the first of a month, which others may read. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  return day.endsWith('-01') ? daysAgo(days - 1) : day;
}

const inPark = (park: string): Partial<SightingInput> => ({ place: { kind: 'park', park } });
const ofAt = (scene: Scene, species: string[], more: Partial<SightingInput> = {}): SightingInput => ({
  species: named(...species),
  place: { kind: 'point', ...scene.point },
  seen_on: scene.day,
  hide_place: false,
  ...more,
});

const published = (
  tries: string,
  learns: string,
  seen: Partial<SightingInput>,
  more: Partial<Case> = {},
): Case => ({
  tries,
  learns,
  set: (scene) => scene.publish(seen),
  ...more,
});

const levels: Case[] = [
  published('read a chital', POINT, {}),
  published('read a bharal', FINE, { species: named(BHARAL) }),
  published('read a tiger', COARSE, { species: named(TIGER) }),
  published('read a pangolin', WITHHELD, { species: named(PANGOLIN) }),
  published('read a chital beside a bharal', FINE, { species: named('chital', BHARAL) }),
  published('read a chital beside a tiger', COARSE, { species: named('chital', TIGER) }),
  published('read a bharal beside a pangolin', WITHHELD, { species: named(BHARAL, PANGOLIN) }),
  published(
    'read a sparrowhawk that the catalogue never had as a question',
    COARSE,
    { species: [] },
    {
      set: (scene) => scene.publish({ species: [] }, { asks: 'true' }),
    },
  ),
  published('read a chital in a small park', 'the park, the day', inPark('keoladeo-national-park')),
  published('read a tiger in a large park', PARK, {
    ...inPark('kanha-national-park'),
    species: named(TIGER),
  }),
  published('read a bharal in a large park', 'the park, the week', {
    ...inPark('hemis-national-park'),
    species: named(BHARAL),
  }),
  published(
    'read a pangolin in a large park',
    WITHHELD,
    {
      ...inPark('namdapha-national-park'),
      species: named(PANGOLIN),
    },
    { secrets: ['namdapha'] },
  ),
  published(
    'read a bustard in a sanctuary',
    WITHHELD,
    {
      ...inPark('wild-ass-wildlife-sanctuary'),
      species: named('great-indian-bustard'),
    },
    { secrets: ['wild-ass-wildlife'] },
  ),
  published('read a chital that its author hides', WITHHELD, { hide_place: true }),
  published('read a tiger that its author hides', WITHHELD, { species: named(TIGER), hide_place: true }),
  published(
    'read a chital that its author hides in a park',
    WITHHELD,
    {
      ...inPark('coringa-wildlife-sanctuary'),
      hide_place: true,
    },
    { secrets: ['coringa'] },
  ),
  published(
    'read a question with a name',
    POINT,
    {},
    {
      set: (scene) => scene.publish({}, { asks: 'true' }),
    },
  ),
  published(
    'read a question without a name that its author hides',
    WITHHELD,
    {},
    {
      set: (scene) => scene.publish({ species: [], hide_place: true }, { asks: 'true' }),
    },
  ),
];

// The ids of the shipped taxa never change.
const [PASSER_DOMESTICUS, AYTHYA_BAERI] = ['taxon-15241', 'taxon-5459'];
const [PANTHERA, RHINOCEROTIDAE] = ['taxon-3542', 'taxon-231'];

const beyondTheCatalogue: Case[] = [
  published('read a sparrow', POINT, { species: named(PASSER_DOMESTICUS) }),
  published('read a sparrow at its nest', COARSE, { species: named(PASSER_DOMESTICUS), at_site: true }),
  published('read a pochard that is critically endangered', COARSE, { species: named(AYTHYA_BAERI) }),
  published('read a tiger whose author says a big cat', COARSE, { species: named(PANTHERA) }),
  published('read a rhino by its family', WITHHELD, { species: named(RHINOCEROTIDAE) }),
  published('read a sparrow beside a pochard', COARSE, { species: named(PASSER_DOMESTICUS, AYTHYA_BAERI) }),
  published('read a big cat at its den', WITHHELD, { species: named(PANTHERA), at_site: true }),
  published(
    'read a family of rhinos in a park',
    WITHHELD,
    { ...inPark('bandipur-national-park'), species: named(RHINOCEROTIDAE) },
    { secrets: ['bandipur'] },
  ),
  {
    tries: 'read a sparrow that its author named a pochard first',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({ species: named(AYTHYA_BAERI) });
      await scene.edit(id, { sighting: ofAt(scene, [PASSER_DOMESTICUS]) });
      return id;
    },
  },
  {
    tries: 'read a sparrow by the side of a big cat of the next day',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({ species: named(PASSER_DOMESTICUS) });
      await scene.publish({ species: named(PANTHERA), seen_on: scene.dayAfter(1) });
      return id;
    },
  },
];

const settledAs =
  (name: string, species: string, more: (scene: Scene) => Promise<unknown> = () => Promise.resolve()) =>
  async (scene: Scene) => {
    const id = await scene.publish({ species: named(name) });
    await scene.ask('admin/names/settle', { name, species }, 'moderator');
    await more(scene);
    return id;
  };
const SCALY = 'free:mammals:Scaly thing';
const TAILED = 'free:mammals:Long tailed scaly thing';

const freeNames: Case[] = [
  published('read a bird that the list does not know', COARSE, { species: named('free:birds:Hill bird') }),
  published('read a tiger by a free name', COARSE, { species: named('free:unknown:Old tiger') }),
  published('read a pangolin by a free name', WITHHELD, { species: named('free:unknown:A pangolin') }),
  published('read a pangolin by a free name in Marathi', WITHHELD, {
    species: named('free:insects:खवले मांजर'),
  }),
  published('read a rhino by the scientific name as a free one', WITHHELD, {
    species: named('free:unknown:Rhinoceros unicornis'),
  }),
  published('read a free name beside a pangolin', WITHHELD, {
    species: named('free:birds:Hill bird', PANGOLIN),
  }),
  {
    tries: 'read a chital for which somebody suggests a pangolin by a free name',
    learns: WITHHELD,
    set: (scene) => suggested(scene, ['free:birds:Pangolin']),
  },
  {
    tries: 'read a free name that moderators made a pangolin',
    learns: WITHHELD,
    set: settledAs(SCALY, PANGOLIN),
  },
  {
    tries: 'read a free name that moderators made a pangolin, and took that back',
    learns: WITHHELD,
    set: settledAs(TAILED, PANGOLIN, (scene) =>
      scene.ask('admin/names/reopen', { name: TAILED }, 'moderator'),
    ),
  },
  {
    tries: 'read a free name that moderators made a sparrow',
    learns: COARSE,
    set: settledAs('free:birds:Roof bird', PASSER_DOMESTICUS),
  },
];

const sites: Case[] = [
  published('read a hyena at its den', WITHHELD, { species: named('striped-hyena'), at_site: true }),
  published('read a hyena that crosses a road', COARSE, { species: named('striped-hyena') }),
  published('read a peacock at its nest', COARSE, { species: named('indian-peacock'), at_site: true }),
  published('read a crane at its nest', WITHHELD, { species: named('sarus-crane'), at_site: true }),
  published('read bees at their nest', FINE, { species: named('giant-honey-bee'), at_site: true }),
  published('read flying foxes at their roost', COARSE, {
    species: named('indian-flying-fox'),
    at_site: true,
  }),
  published('read a chital at a den of others', POINT, { at_site: true }),
  {
    tries: 'read a den of hyenas that an edit says is none',
    learns: WITHHELD,
    set: async (scene) => {
      const id = await scene.publish({ species: named('striped-hyena'), at_site: true });
      await scene.edit(id, { sighting: ofAt(scene, ['striped-hyena']) });
      return id;
    },
  },
];

const seasons: Case[] = [
  published(
    'read a falcon in October, far from its roosts',
    POINT,
    { species: named('amur-falcon') },
    { day: '2024-10-23' },
  ),
  published('read a falcon in December', POINT, { species: named('amur-falcon') }, { day: '2024-12-11' }),
  published(
    'read an owl before Diwali',
    WITHHELD,
    { species: named('indian-eagle-owl') },
    { day: '2024-11-13' },
  ),
  published('read an owl in March', COARSE, { species: named('indian-eagle-owl') }, { day: '2024-03-20' }),
  published(
    'read a bullfrog in the monsoon',
    FINE,
    { species: named('indian-bullfrog') },
    { day: '2024-07-17' },
  ),
  published('read a bullfrog in winter', POINT, { species: named('indian-bullfrog') }, { day: '2024-01-17' }),
  {
    tries: 'read an owl of October that an edit moves to December',
    learns: WITHHELD,
    day: '2024-10-09',
    secrets: ['2024-12-18'],
    set: async (scene) => {
      const id = await scene.publish({ species: named('indian-eagle-owl') });
      await scene.edit(id, { sighting: ofAt(scene, ['indian-eagle-owl'], { seen_on: '2024-12-18' }) });
      return id;
    },
  },
];

const edited = (
  tries: string,
  learns: string,
  first: Partial<SightingInput>,
  then: (Partial<SightingInput> | null)[],
): Case => ({
  tries,
  learns,
  set: async (scene) => {
    const id = await scene.publish(first);
    for (const seen of then) await scene.edit(id, { sighting: seen && ofAt(scene, ['chital'], seen) });
    return id;
  },
});

const tiger = { species: named(TIGER) };
const edits: Case[] = [
  edited('read what was a tiger and is a chital now', COARSE, tiger, [{}]),
  edited('read what was a pangolin and is a tiger now', WITHHELD, { species: named(PANGOLIN) }, [tiger]),
  edited('read what was a chital and is a tiger now', COARSE, {}, [tiger]),
  edited('read a tiger whose sighting was removed', 'no sighting', tiger, [null]),
  edited('read a pangolin whose sighting was removed', 'no sighting', { species: named(PANGOLIN) }, [null]),
  edited('read a tiger that was removed and is a chital now', COARSE, tiger, [null, {}]),
  edited('read a chital whose place was shown and is hidden now', WITHHELD, {}, [{ hide_place: true }]),
  edited('read a chital whose author no longer hides it', POINT, { hide_place: true }, [{}]),
  edited('read a tiger whose author no longer hides it', COARSE, { ...tiger, hide_place: true }, [tiger]),
  {
    tries: 'read a species that left the catalogue',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({});
      const about = { postId: id, authorId: scene.author.id, createdAt: new Date(), asks: false };
      await writeSighting(places.api.db.write, about, ofAt(scene, ['dodo']));
      return id;
    },
  },
];

const opened = (
  tries: string,
  learns: string,
  prepare: (scene: Scene) => Promise<string>,
  then: Partial<SightingInput> = {},
): Case => ({
  tries: `read ${tries}, which its author opens`,
  learns,
  set: async (scene) => {
    const id = await prepare(scene);
    await scene.edit(id, { sighting: ofAt(scene, ['chital'], { show_place: true, ...then }) });
    return id;
  },
});
const asks = (scene: Scene, seen: Partial<SightingInput> = {}) => scene.publish(seen, { asks: 'true' });

async function suggested(scene: Scene, species: string[], seen: Partial<SightingInput> = {}) {
  const id = await asks(scene, seen);
  for (const each of species) await scene.suggest(id, each);
  return id;
}

const isChild = ({ author }: Scene) =>
  places.api.db.write.insert(memberAges).values({ userId: author.id, childUntil: '2099-01-01' });

const children: Case[] = [
  {
    tries: 'read a chital that a child saw',
    learns: COARSE,
    set: async (scene) => {
      await isChild(scene);
      return scene.publish({});
    },
  },
  {
    tries: 'read a chital whose author says later that they are a child',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({});
      await isChild(scene);
      await places.api.db.write.transaction((tx) => protectAuthor(tx, scene.author.id, levelForChildren));
      return id;
    },
  },
  opened('a chital that a child saw', COARSE, async (scene) => {
    await isChild(scene);
    return scene.publish({});
  }),
];

const words: Case[] = (
  [
    ['A quiet morning', POINT],
    ['A tiger', COARSE],
    ['TIGRESS with cubs', COARSE],
    ['Look #BengalTiger', COARSE],
    ['Panthera tigris, adult', COARSE],
    ['P. tigris at dusk', COARSE],
    ['Ｔｉｇｅｒ', COARSE],
    ['ti\u200Bger', COARSE],
    ['बाघ दिखा', COARSE],
    ['बाघिन और शावक', COARSE],
    ['आज वाघ दिसला', COARSE],
    ['वाघीण', COARSE],
    ['🐅', COARSE],
    ['🐆 on a wall', COARSE],
    ['हाथी', COARSE],
    ['हत्ती आणि पिल्लू', COARSE],
    ['A pangolin crossed', WITHHELD],
    ['Manis crassicaudata', WITHHELD],
    ['खवले मांजर', WITHHELD],
    ['गेंडा', WITHHELD],
    ['🦏', WITHHELD],
    ['A herd of bharal', FINE],
  ] as const
).map(([text, learns]) => ({
  tries: `read a chital beside the words ${JSON.stringify(text)}`,
  learns,
  set: (scene) => scene.publish({}, { content: `${text} #${TAG}` }),
}));

const withPicture = (scene: Scene, alt: string, fields: Record<string, string> = {}) =>
  scene.publish(
    {},
    { pictures: 'one', image_alts: JSON.stringify([alt]), image_licences: '["cc_by"]', ...fields },
  );

const otherWords: Case[] = [
  {
    tries: 'read a chital whose picture text names a tiger',
    learns: COARSE,
    set: (scene) => withPicture(scene, 'A tiger in the grass'),
  },
  {
    tries: 'read a chital whose picture text names a tiger in Marathi since an edit',
    learns: COARSE,
    set: async (scene) => {
      const id = await withPicture(scene, 'Grass');
      await scene.edit(id, { alts: ['गवतात वाघ'] });
      return id;
    },
  },
  {
    tries: 'read a chital whose author took a picture text of others that names a tiger',
    learns: COARSE,
    set: async (scene) => {
      const id = await withPicture(scene, '');
      const picture = { postId: id, position: 0, alt: 'A tiger' };
      const { suggestion } = await scene.ask('alt-texts/suggest', picture, 'stranger');
      await scene.ask('alt-texts/take', { id: (suggestion as { _id: string })._id });
      return id;
    },
  },
  {
    tries: 'read a chital to which an edit adds a tiger in Hindi',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({});
      await scene.edit(id, { content: 'बाघ' });
      return id;
    },
  },
  {
    tries: 'read a chital from whose words an edit takes the tiger',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({}, { content: 'A tiger!' });
      await scene.edit(id, { content: 'Look' });
      return id;
    },
  },
];

const suggestions: Case[] = [
  {
    tries: 'read a chital that somebody calls a tiger',
    learns: COARSE,
    set: (scene) => suggested(scene, [TIGER]),
  },
  {
    tries: 'read a chital that somebody calls a pangolin',
    learns: WITHHELD,
    set: (scene) => suggested(scene, [PANGOLIN]),
  },
  {
    tries: 'call it a tiger and then a langur',
    learns: COARSE,
    set: (scene) => suggested(scene, [TIGER, 'hanuman-langur']),
  },
  {
    tries: 'call it a tiger and take that back',
    learns: COARSE,
    set: async (scene) => {
      const id = await suggested(scene, [TIGER]);
      await scene.ask('identifications/withdraw', { postId: id }, 'stranger');
      return id;
    },
  },
  {
    tries: 'call what nobody named a langur, with three accounts',
    learns: COARSE,
    set: async (scene) => {
      const id = await asks(scene, { species: [] });
      for (const who of ['stranger', 'follower', 'connection'] as const)
        await scene.suggest(id, 'chital', who);
      return id;
    },
  },
  {
    tries: 'have the author of a question take a look-alike as its name',
    learns: COARSE,
    set: async (scene) => {
      const id = await suggested(scene, ['rhesus-macaque'], { species: [] });
      await scene.ask('identifications/own-word', { postId: id, species: 'rhesus-macaque' });
      return id;
    },
  },
  {
    tries: 'have the author of a chital take a leopard as its name and a chital again',
    learns: COARSE,
    set: async (scene) => {
      const id = await suggested(scene, ['leopard']);
      for (const species of ['leopard', 'chital'])
        await scene.ask('identifications/own-word', { postId: id, species });
      return id;
    },
  },
  opened('a chital that others called a tiger', POINT, (scene) => suggested(scene, [TIGER])),
  opened('a question that has a name now', POINT, (scene) => asks(scene, { species: [] })),
  opened('a question that has no name', COARSE, (scene) => asks(scene, { species: [] }), { species: [] }),
  opened('a tiger', COARSE, (scene) => scene.publish(tiger), tiger),
  opened('what was a tiger', COARSE, (scene) => scene.publish(tiger)),
  opened('a chital with a tiger in its words', COARSE, (scene) => scene.publish({}, { content: 'वाघ' })),
  opened('a hidden chital', WITHHELD, (scene) => scene.publish({ hide_place: true }), { hide_place: true }),
  opened('what was a den', WITHHELD, (scene) =>
    scene.publish({ species: named('striped-hyena'), at_site: true }),
  ),
  opened('a chital beside a tiger', COARSE, async (scene) => {
    await scene.publish(tiger);
    return scene.publish({});
  }),
];

const at = (scene: Scene, lat: number, lng = 0): Partial<SightingInput> => ({
  place: { kind: 'point', lat: scene.point.lat + lat, lng: scene.point.lng + lng },
});

/** A chital, and what its author saw beside it. */
const beside = (
  tries: string,
  learns: string,
  other: (scene: Scene) => Partial<SightingInput>,
  more: {
    first?: boolean;
    seen?: Partial<SightingInput>;
    fields?: Record<string, string>;
  } & Partial<Case> = {},
): Case => ({
  tries: `find a tiger by a chital ${tries}`,
  learns,
  set: async (scene) => {
    const { first = false, seen = {}, fields = {} } = more;
    if (first) await scene.publish({ ...tiger, ...other(scene) }, fields);
    const id = await scene.publish(seen);
    if (!first) await scene.publish({ ...tiger, ...other(scene) }, fields);
    return id;
  },
  ...more,
});

const siblings: Case[] = [
  beside('published before', COARSE, () => ({})),
  beside('published after', COARSE, () => ({}), { first: true }),
  beside('across the edge of its cell', COARSE, (scene) => at(scene, 0.14)),
  beside('across the corner of its cell', COARSE, (scene) => at(scene, -0.1, -0.1), { first: true }),
  beside('the evening before midnight', COARSE, (scene) => ({ seen_on: scene.dayAfter(1) })),
  beside('the morning after midnight', COARSE, (scene) => ({ seen_on: scene.dayAfter(-1) }), { first: true }),
  beside('two days later', POINT, (scene) => ({ seen_on: scene.dayAfter(2) })),
  beside('a cell further', POINT, (scene) => at(scene, 0.21)),
  beside('in the same park', PARK, () => inPark('dudhwa-national-park'), {
    seen: inPark('dudhwa-national-park'),
  }),
  beside('which names its park', COARSE, () => inPark('manas-national-park'), {
    seen: { place: { kind: 'point', lat: 26.71, lng: 91.02 } },
    secrets: ['26.71', '91.02'],
  }),
  beside('by the words of a chital', COARSE, () => ({ species: named('chital') }), {
    fields: { content: 'बाघ' },
  }),
  beside('that is a pangolin', WITHHELD, () => ({ species: named(PANGOLIN) })),
  beside(
    'that is a rhino at the edge of a park, which the chital names',
    WITHHELD,
    () => ({
      species: named('indian-rhinoceros'),
      place: { kind: 'point', lat: 21.65, lng: 89.15 },
    }),
    { seen: inPark('sundarbans-national-park'), secrets: ['sundarbans'] },
  ),
  {
    tries: 'find a tiger by a chital beside what others called a tiger',
    learns: COARSE,
    set: async (scene) => {
      const id = await scene.publish({});
      await suggested(scene, [TIGER]);
      return id;
    },
  },
  {
    tries: 'find a tiger by a chital that an edit brings to its day',
    learns: COARSE,
    set: async (scene) => {
      await scene.publish(tiger);
      const id = await scene.publish({ seen_on: scene.dayAfter(3) });
      await scene.edit(id, { sighting: ofAt(scene, ['chital']) });
      return id;
    },
  },
  {
    tries: 'find a tiger by a chital that is edited when the tiger is deleted',
    learns: COARSE,
    set: async (scene) => {
      const gone = await scene.publish(tiger);
      const id = await scene.publish({});
      await scene.ask('post/delete', { postId: gone });
      await scene.edit(id, { sighting: { ...ofAt(scene, []), species: [{ species: 'chital', count: 3 }] } });
      return id;
    },
  },
  {
    tries: 'find a tiger by a chital of somebody else',
    learns: POINT,
    set: async (scene) => {
      await (
        await places.makeScene()
      ).publish({ ...tiger, place: { kind: 'point', ...scene.point }, seen_on: scene.dayAfter(1) });
      return scene.publish({});
    },
  },
];

/** A park, by what its address begins with, and how many days ago: each its own. */
const small = (
  tries: string,
  learns: string,
  park: string,
  days: number,
  seen: Partial<SightingInput>,
): Case => ({
  tries: `read ${tries} ${days} days ago`,
  learns,
  day: daysAgo(days),
  secrets: learns.includes('park') ? [] : [park],
  set: (scene) => scene.publish({ ...seen, ...inPark(park) }),
});
const smallParks: Case[] = [
  small('a hangul in a small park', STATE, 'dachigam-national-park', 3, { species: named('hangul') }),
  small('a tiger in a small park', STATE, 'valmiki-national-park', 22, tiger),
  small('a tiger in a small park', PARK, 'tadoba-national-park', 35, tiger),
  small('a bharal in a small park', 'the state, the week', 'betla-national-park', 6, {
    species: named(BHARAL),
  }),
  small('a pangolin in a small park', WITHHELD, 'blackbuck-national-park-velavadar', 9, {
    species: named(PANGOLIN),
  }),
  small('a chital in a small park', 'the park, the day', 'eravikulam-national-park', 12, {}),
  small('a tiger in a large park', PARK, 'jim-corbett-national-park', 15, tiger),
  {
    ...small('a chital beside a tiger in a small park', STATE, 'periyar-national-park', 18, {}),
    set: async (scene) => {
      const id = await scene.publish(inPark('periyar-national-park'));
      await scene.publish({ ...tiger, ...inPark('periyar-national-park') });
      return id;
    },
  },
  {
    ...small('a sangai in a small park, named since,', PARK, 'keibul-lamjao-national-park', 25, {}),
    set: async (scene) => {
      const seen = { species: named('sangai'), ...inPark('keibul-lamjao-national-park') };
      const waited = await scene.publish(seen);
      await nameParks(places.api.db.write, scene.dayAfter(30));
      return waited;
    },
  },
];

/** Each area is that of one case. Those of the guide may be named after thirty days, which have passed. */
const areas: Case[] = [
  published('read a chital in a lake', 'the park, the day', inPark('area-chilika-lake')),
  published(
    'read a tiger in a small area',
    COARSE,
    { ...inPark('area-ranganathittu-bird-sanctuary'), ...tiger },
    { secrets: ['ranganathittu', '12.42', '76.66'] },
  ),
  published(
    'read a bharal in a small area',
    'a square of 0.2°, the week',
    { ...inPark('area-churdhar-wildlife-sanctuary'), species: named(BHARAL) },
    { secrets: ['churdhar', '30.86', '77.46'] },
  ),
  published(
    'read a tiger in an area whose size nobody knows',
    COARSE,
    { ...inPark('area-siliserh-lake'), ...tiger },
    { secrets: ['siliserh', '27.53', '76.53'] },
  ),
  published('read a tiger in a large area', PARK, { ...inPark('area-nagarahole-national-park'), ...tiger }),
  published(
    'read a pangolin in a large area',
    WITHHELD,
    { ...inPark('area-simlipal-national-park'), species: named(PANGOLIN) },
    { secrets: ['simlipal'] },
  ),
  published(
    'read a chital that its author hides in an area',
    WITHHELD,
    { ...inPark('area-wular-lake'), hide_place: true },
    { secrets: ['wular'] },
  ),
  published(
    'read a tiger in a park that is named as an area',
    'the park, the month',
    { ...inPark('area-great-himalayan-national-park'), ...tiger },
    { secrets: ['area-great-himalayan'] },
  ),
  beside('in the same area', COARSE, () => inPark('area-vedanthangal-bird-sanctuary'), {
    seen: inPark('area-vedanthangal-bird-sanctuary'),
    secrets: ['vedanthangal'],
  }),
  beside('in an area around it', COARSE, () => ({ place: { kind: 'point', lat: 11.72, lng: 76.28 } }), {
    seen: inPark('area-wayanad-wildlife-sanctuary'),
    secrets: ['wayanad', '11.72', '76.28'],
  }),
];

const all: Case[] = [
  ...levels,
  ...children,
  ...beyondTheCatalogue,
  ...freeNames,
  ...sites,
  ...seasons,
  ...edits,
  ...words,
  ...otherWords,
  ...suggestions,
  ...siblings,
  ...smallParks,
  ...areas,
];

/** A tiger that has everything that a post can have. */
const rich: Case = {
  tries: 'read a tiger with a picture, talk and a question',
  learns: COARSE,
  set: async (scene) => {
    const id = await scene.publish(tiger, {
      content: `@mentioned_one a tiger #${TAG}`,
      asks: 'true',
      pictures: 'one',
      image_licences: '["cc_by"]',
    });
    await scene.ask('comments/add', { postId: id, content: 'Lovely', client_id: randomUUID() }, 'follower');
    await scene.suggest(id, TIGER, 'follower');
    await scene.ask('alt-texts/suggest', { postId: id, position: 0, alt: 'Stripes' }, 'stranger');
    await scene.edit(id, { content: `@mentioned_one a tigress #${TAG}` });
    return id;
  },
};

let places: Places;
const told = new Map<Case, SceneSighting>();
beforeAll(async () => {
  places = await startPlaces();
  for (const each of [rich, ...all]) {
    const scene = await places.makeScene(each.day);
    const postId = await each.set(scene);
    const isOpen = each.learns.endsWith('the day');
    const secrets = isOpen ? [] : findSecrets(scene, each.learns === FINE ? 3 : 2);
    told.set(each, { scene, postId, secrets: [...secrets, ...(each.secrets ?? [])] });
  }
  await places.settle([...told.values()]);
}, 120_000);
afterAll(() => places.close());

const toldOf = (each: Case): SceneSighting => {
  const found = told.get(each);
  if (found === undefined) throw new Error('It was not set.');
  return found;
};

const isGone = (viewer: Viewer) => viewer === 'blocked' || viewer === 'visitor';
const readers = viewers.filter((viewer) => !isGone(viewer));
/** Who looks at which case: each of them in turn. */
const table = all.map((each, index) => ({
  ...each,
  each,
  who: readers[index % readers.length] ?? 'stranger',
}));

test.each(table)('$tries, as $who: $learns', async ({ each, who, learns }) => {
  const about = toldOf(each);
  expect(learnedFrom(await places.look('post view', who, about), about)).toBe(learns);
  for (const where of lookRequests(who, 'particular'))
    expect({ where, told: secretsIn(await places.look(where, who, about), about.secrets) }).toEqual({
      where,
      told: [],
    });
  for (const viewer of viewers)
    for (const where of lookRequests(viewer, 'general'))
      expect({
        viewer,
        where,
        told: secretsIn(await places.look(where, viewer, about), about.secrets),
      }).toEqual({
        viewer,
        where,
        told: [],
      });
  const toTheBlocked = await places.look('post view', 'blocked', about);
  expect(learnedFrom(toTheBlocked, about)).toBe('nothing');
});

describe('each answer about one tiger with a picture, talk, bookmarks and reports', () => {
  const lists: Look[] = ['feed', 'likes', 'tagged', 'bookmarks', 'sightings by species'];
  const ofPost: Look[] = ['post view', 'profile', 'media tab', 'sightings of the cell'];
  const named: Look[] = ['comments', 'history', 'life list', 'picture texts', 'link preview'];
  const silent = viewers.flatMap((who) =>
    (['general', 'particular'] as const)
      .flatMap((which) => lookRequests(who, which))
      .filter((where) => ![...lists, ...ofPost, ...named].includes(where))
      .map((where) => ({ who, where })),
  );
  const shown = [...lists, ...ofPost].flatMap((where) => [
    ...readers.map((who) => ({ who, where, learns: COARSE })),
    { who: 'blocked' as const, where, learns: 'nothing' },
  ]);

  test.each(shown)('$where, as $who: $learns', async ({ who, where, learns }) => {
    const about = toldOf(rich);
    expect(learnedFrom(await places.look(where, who, about), about)).toBe(learns);
  });

  test.each(silent)('$where, as $who: neither place nor moment', async ({ who, where }) => {
    const about = toldOf(rich);
    expect(secretsIn(await places.look(where, who, about), about.secrets)).toEqual([]);
  });
});

const caseOf = (tries: string): Case => {
  const found = all.find((each) => each.tries === tries);
  if (found === undefined) throw new Error(`No case ${tries}`);
  return found;
};

describe('giving away a place below a post', () => {
  const POST = 'read a tiger';
  const COORDINATES = '20.2484, 79.3432';
  const spellings = [
    COORDINATES,
    '20.2484 N 79.3432 E',
    'N20.2484 E79.3432',
    'lat 20.2484 long 79.3432',
    '20.2484,\n79.3432',
    '20.24\u200B84, 79.34\u200B32',
    '२०.२४८४, ७९.३४३२',
    '２０.２４８４, ７９.３４３２',
    '20°14\'54"N 79°20\'35"E',
    '20° 14.904 N, 79° 20.592 E',
    'geo:20.2484,79.3432',
    'Look at 7J8G6899+9X',
    'Look at 68G9+9X',
    'https://maps.app.goo.gl/AbCdEf12',
    'https://www.google.com/maps?q=20.2484,79.3432',
    'https://www.openstreetmap.org/#map=18/20.2484/79.3432',
    '///filled.count.soap',
    'w3w: filled.count.soap',
    'https://w3w.co/filled.count.soap',
    '44QKD 12345 67890',
    '44Q 326123 2239456',
    'geohash: tgm4x8k2',
    'At Khatoda Gate in Tadoba',
    'Compartment 117 of Tadoba',
  ].map((text) => [POST, 'comments/add', text, 'refused'] as const);
  const elsewhere = [
    [POST, 'comments/add', 'What a beauty!', 'taken'],
    [POST, 'comments/add', 'I love Tadoba', 'taken'],
    [POST, 'comments/add', '20 langurs and 79 deer', 'taken'],
    ['read a chital', 'comments/add', COORDINATES, 'taken'],
    ['read a tiger in a large park', 'comments/add', 'At Khatoda Gate', 'refused'],
    ['read a tiger in a large area', 'comments/add', 'At Khatoda Gate', 'refused'],
    ['read a tiger in a small area', 'comments/add', 'At Khatoda Gate', 'refused'],
    ['read a tiger', 'comments/add', 'At Khatoda Gate', 'taken'],
    ['read a chital that its author hides', 'comments/add', COORDINATES, 'refused'],
    ['read a tiger whose sighting was removed', 'comments/add', COORDINATES, 'refused'],
    ['call it a tiger and take that back', 'comments/add', COORDINATES, 'refused'],
    [
      'read a chital that others called a tiger, which its author opens',
      'comments/add',
      COORDINATES,
      'refused',
    ],
    ['read a chital beside the words "बाघ दिखा"', 'comments/add', COORDINATES, 'refused'],
    ['find a tiger by a chital published before', 'comments/add', COORDINATES, 'refused'],
    ['read a question with a name', 'identifications/suggest', COORDINATES, 'refused'],
    ['read a question with a name', 'identifications/suggest', '///filled.count.soap', 'refused'],
    ['read a question without a name that its author hides', 'identifications/suggest', 'Spots', 'taken'],
    ['read a chital whose picture text names a tiger', 'alt-texts/suggest', COORDINATES, 'refused'],
    [
      'read a chital whose picture text names a tiger',
      'alt-texts/suggest',
      'https://w3w.co/filled.count.soap',
      'refused',
    ],
    ['read a chital whose picture text names a tiger', 'alt-texts/suggest', 'Tall grass', 'taken'],
  ] as const;
  const tellers = ['stranger', 'follower', 'connection', 'moderator', 'admin'] as const;
  const rows = [...spellings, ...elsewhere].map(([tries, path, text, outcome], index) => ({
    tries,
    path,
    text,
    outcome,
    who: tellers[index % tellers.length] ?? 'stranger',
  }));

  test.each(rows)(
    '$path of $text to what could $tries, as $who: $outcome',
    async ({ tries, path, text, outcome, who }) => {
      const { postId } = toldOf(caseOf(tries));
      const sent = {
        'comments/add': { content: text, client_id: randomUUID() },
        'identifications/suggest': { species: 'chital', note: text },
        'alt-texts/suggest': { position: 0, alt: text },
      }[path];
      const answer = await places.api.call(places.members[who], 'POST', `/api/${path}`, { postId, ...sent });
      expect(answer.statusCode).toBe(outcome === 'taken' ? 200 : 400);
      if (outcome === 'refused') expect(answer.payload).not.toMatch(/20\.2484|filled|Khatoda/);
    },
  );
});

describe('a gate in the words of a tiger whose sighting names the park', () => {
  test.each([
    ['link preview', 'visitor'],
    ['history', 'stranger'],
    ['history', 'admin'],
  ] as const)('%s, as %s: no gate', async (where, who) => {
    const scene = await places.makeScene();
    const seen = { ...tiger, ...inPark('kanha-national-park') };
    const postId = await scene.publish(seen, { content: 'Resting at Khatoda Gate' });
    if (where === 'history') await scene.edit(postId, { content: 'Resting' });
    const bytes = await places.look(where, who, { scene, postId, secrets: [] });
    expect(bytes).not.toContain('Khatoda');
  });
});

describe('opening what others keep', () => {
  const others = viewers.flatMap((who) => (who === 'visitor' ? [] : [who]));
  const ways = [
    [
      'post/edit',
      {
        edited_at: null,
        content: 'Mine',
        sighting: { species: named('chital'), seen_on: '2025-01-10', show_place: true },
      },
    ],
    ['identifications/own-word', { species: 'chital' }],
    ['post/history/remove', { replaced_at: '2025-01-01T00:00:00.000Z' }],
  ] as const;
  const rows = others.flatMap((who) => ways.map(([path, sent]) => ({ who, path, sent })));

  test.each(rows)('$path, as $who: nothing', async ({ who, path, sent }) => {
    const { postId } = toldOf(rich);
    const stored = () => places.api.db.write.select().from(posts).where(eq(posts.id, postId));
    const before = await stored();
    const { statusCode } = await places.api.call(places.members[who], 'POST', `/api/${path}`, {
      postId,
      ...sent,
    });
    expect(statusCode).toBe(who === 'blocked' ? 404 : 403);
    expect(await stored()).toEqual(before);
  });
});

describe('what is on a life list without a post', () => {
  const small = daysAgo(6);
  test.each([
    ['a pangolin in a large park', 'indian-pangolin', 'kanha-national-park', '2025-06-14', null],
    [
      'an owl in the spring, which a season withholds',
      'indian-eagle-owl',
      'kanha-national-park',
      '2025-03-14',
      null,
    ],
    [
      'a tiger in a large park',
      'bengal-tiger',
      'kanha-national-park',
      '2025-06-14',
      { kind: 'park', park: 'kanha-national-park' },
    ],
    [
      'a tiger in a small park long ago',
      'leopard',
      'tadoba-national-park',
      '2025-06-14',
      { kind: 'park', park: 'tadoba-national-park' },
    ],
    ['a hangul in a small park six days ago', 'hangul', 'dachigam-national-park', small, null],
    ['a chital in a small park six days ago', 'chital', 'gir-national-park', small, null],
  ] as const)(
    '%s, as a stranger: the month, and the park where a post would have it',
    async (_what, species, park, day, place) => {
      const { author } = await places.makeScene();
      const added = await places.api.call(author, 'POST', '/api/life-list/add', {
        records: [{ species, seen_on: day, park }],
      });
      expect(added.statusCode).toBe(200);
      const read = (who: typeof author) =>
        places.api
          .call(who, 'POST', '/api/life-list/get', { profileId: author.id })
          .then((answer) => answer.payload);
      const seen = { seen_on: day.slice(0, 7), place, post_id: null };
      const entry = { species, times: 1, first: seen, latest: seen, parks: place === null ? [] : [park] };
      const toStranger = await read(places.members.stranger);
      expect(JSON.parse(toStranger)).toMatchObject({ species: [entry] });
      expect(secretsIn(toStranger, [day, ...(place === null ? [park] : [])])).toEqual([]);
      expect(secretsIn(await read(author), [day, park])).toEqual([day, park]);
    },
  );
});

describe('the moment of publication', () => {
  const paged: [string, (told: SceneSighting) => [string, object?]][] = [
    ['feed', () => ['/api/post/feed?limit=1']],
    ['profile', ({ scene }) => ['/api/user/profiles', { profileId: scene.author.id, limit: 1 }]],
    [
      'media tab',
      ({ scene }) => ['/api/user/profiles', { profileId: scene.author.id, only: 'media', limit: 1 }],
    ],
    ['likes', () => ['/api/user/likes', { profileId: places.members.follower.id, limit: 1 }]],
    ['bookmarks', () => ['/api/bookmarks/list', { limit: 1 }]],
    ['asking list', () => ['/api/identifications/asking', { limit: 1 }]],
    ['sightings of the park', () => ['/api/sightings/park', { park: 'kanha-national-park', limit: 1 }]],
  ];

  test.each(paged)('by the cursor of the %s: nothing', async (_where, asked) => {
    const [url, body] = asked(toldOf(caseOf('find a tiger by a chital published before')));
    const answer = await places.api.call(places.members.stranger, body ? 'POST' : 'GET', url, body);
    const { next_cursor: cursor, posts: listed } = answer.json<{
      next_cursor: string | null;
      posts: { _id: string }[];
    }>();
    expect(listed.length).toBeLessThanOrEqual(1);
    const bytes = Buffer.from(cursor ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain(listed[0]?._id ?? '-');
    expect(bytes).not.toMatch(/\d{10}/);
  });

  test('by the id of a post: nothing, it is random', async () => {
    const ids = await places.api.db.write.select({ id: posts.id }).from(posts);
    expect(new Set(ids.map(({ id }) => id.charAt(14)))).toEqual(new Set(['4']));
  });

  test.each(['/api/post/get', '/api/post/history', '/api/identifications/list'])(
    'by the headers of %s: nothing',
    async (url) => {
      const { postId, secrets } = toldOf(rich);
      const { headers } = await places.api.call(places.members.stranger, 'POST', url, { postId });
      expect(headers).not.toHaveProperty('last-modified');
      expect(secretsIn(JSON.stringify(headers), secrets)).toEqual([]);
    },
  );

  test('by the bytes of a sighting: nothing, those that were written again look like the others', async () => {
    const stored = await places.api.db.write
      .select({ text: sql<string | null>`${posts.sighting}::text` })
      .from(posts);
    for (const { text } of stored) expect(text).toBe(text && JSON.stringify(JSON.parse(text)));
  });

  test('by being mentioned, as a stranger: the moment, for they were told at once', async () => {
    const { payload } = await places.api.call(places.members.stranger, 'GET', '/api/notifications');
    const { notifications } = JSON.parse(payload) as { notifications: Notification[] };
    const mention = notifications.find(({ kind }) => kind === 'mention');
    expect(mention?.post?._id).toBe(toldOf(rich).postId);
    expect(mention?.createdAt).not.toMatch(/-01T00:00:00\.000Z$/);
  });
});

test('applying the table of sensitivity again changes no byte of a feed', async () => {
  const read = async () => {
    const { payload } = await places.api.call(places.members.stranger, 'GET', '/api/post/feed?limit=50');
    return payload.replace(/"next_cursor":"[^"]*"/, '');
  };
  const before = await read();
  await places.api.db.write.delete(sensitivityRuns);
  await applySensitivity(places.api.db.write);
  expect(await read()).toBe(before);
});
