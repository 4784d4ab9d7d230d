import { z } from 'zod';
import { Refusal } from './refusal';
import type { Subject } from './subjects';
import type { WikiClient } from './wiki-client';

const IMAGE = 'P18';
const TAXON_NAME = 'P225';
const COORDINATES = 'P625';
const MAX_DEGREES_APART = 0.7;

const searchSchema = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }) });
const statementSchema = z.object({
  rank: z.string().optional(),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
});
const entitiesSchema = z.object({
  entities: z.record(
    z.string(),
    z.object({
      id: z.string().optional(),
      missing: z.unknown().optional(),
      claims: z.record(z.string(), z.array(statementSchema)).optional(),
    }),
  ),
});
type Claims = Record<string, z.infer<typeof statementSchema>[]>;

/** Preferred values first, without deprecated ones. */
function listValues(claims: Claims, property: string): unknown[] {
  return (claims[property] ?? [])
    .filter(({ rank }) => rank !== 'deprecated')
    .sort((a, b) => Number(b.rank === 'preferred') - Number(a.rank === 'preferred'))
    .flatMap(({ mainsnak }) => (mainsnak.datavalue ? [mainsnak.datavalue.value] : []));
}

async function readClaims(client: WikiClient, params: Record<string, string>): Promise<Claims[]> {
  const answer = await client.query('wikidata', { action: 'wbgetentities', props: 'claims', ...params });
  const parsed = entitiesSchema.safeParse(answer);
  if (!parsed.success) throw new Refusal('Wikidata answered in an unknown form');
  return Object.values(parsed.data.entities).flatMap(({ missing, claims }) =>
    missing === undefined && claims ? [claims] : [],
  );
}

async function animalImage(client: WikiClient, name: string): Promise<string | undefined> {
  const found = searchSchema.safeParse(
    await client.query('wikidata', {
      action: 'query',
      list: 'search',
      srsearch: `haswbstatement:"${TAXON_NAME}=${name}"`,
      srlimit: '5',
    }),
  );
  const ids = found.success ? found.data.query.search.map(({ title }) => title) : [];
  if (ids.length === 0) return undefined;
  const items = await readClaims(client, { ids: ids.join('|') });
  const same = items.filter((claims) => listValues(claims, TAXON_NAME).includes(name));
  return same.flatMap((claims) => listValues(claims, IMAGE)).find((image) => typeof image === 'string');
}

const placeSchema = z.object({ latitude: z.number(), longitude: z.number() });

async function parkImage(client: WikiClient, subject: Subject): Promise<string | undefined> {
  const [claims] = await readClaims(client, { sites: 'enwiki', titles: subject.name });
  if (!claims) throw new Refusal('Wikidata has no item of this name');
  const near = listValues(claims, COORDINATES).some((value) => {
    const place = placeSchema.safeParse(value);
    const { lat = NaN, lng = NaN } = subject.coordinates ?? {};
    return (
      place.success &&
      Math.abs(place.data.latitude - lat) < MAX_DEGREES_APART &&
      Math.abs(place.data.longitude - lng) < MAX_DEGREES_APART
    );
  });
  if (!near) throw new Refusal('the item of this name lies elsewhere');
  return listValues(claims, IMAGE).find((image) => typeof image === 'string');
}

/**
 * The file that Wikidata's image property names, of an item that is surely this subject.
 * @throws Refusal without one
 */
export async function findImage(client: WikiClient, subject: Subject): Promise<string> {
  if (subject.kind === 'park') {
    const image = await parkImage(client, subject);
    if (image === undefined) throw new Refusal('Wikidata has no image of it');
    return image;
  }
  for (const name of subject.scientificNames) {
    const image = await animalImage(client, name);
    if (image !== undefined) return image;
  }
  throw new Refusal(`Wikidata has no image of ${subject.scientificNames.join(' or ')}`);
}
