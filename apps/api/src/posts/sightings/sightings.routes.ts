import { apiContract, type LatestSightings, type SightingSummary } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getCurrentUserId } from '../../people/current-user/current-user';
import type { PageQuery } from '../../platform/common/cursor';
import { users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import type { ListedPostsQuery, PostPage } from '../view/listed-posts';
import { assertKnownArea, assertMayBeAnimals } from './assert-known';
import { readLatestSightings } from './latest-sightings';
import {
  monthKey,
  readAllSightings,
  readCellSightings,
  readParkSightings,
  readSpeciesInPark,
  readSpeciesSightings,
} from './sighting-lists';
import { readSightingsMap } from './sightings-map';
import { readSummary, type SummarySubject } from './sighting-summary';

const PUBLIC_SECONDS = 60;
const MAX_SUMMARIES = 500;

type Read = (db: Db, query: ListedPostsQuery) => Promise<PostPage>;

interface Asked {
  request: Pick<FastifyRequest, 'currentUserId'>;
  reply: Parameters<typeof answerJson>[0];
  body: PageQuery;
}

function assertSubject({ species, park }: { species?: string | undefined; park?: string | undefined }): void {
  assertMayBeAnimals(species === undefined ? [] : [species], 'species');
  assertKnownArea(park ?? null, 'park');
}

export function sightingsRoutes({ db, clock }: FastifyInstance) {
  async function list<Extra extends object>(
    { request, reply, body: { cursor, limit } }: Asked,
    read: Read,
    key: ListedPostsQuery['key'],
    extra: Extra,
  ) {
    const currentUserId = getCurrentUserId(request);
    const { posts, next_cursor } = await read(await db.upToDate(), { currentUserId, key, cursor, limit });
    return answerJson(reply, { posts, next_cursor, ...extra });
  }

  return defineRoutes(pickCalls(apiContract.sightings, 'all', 'ofSpecies', 'inPark', 'inCell', 'map'), {
    all: async ({ request, reply, body }) => list({ request, reply, body }, readAllSightings, '', {}),

    ofSpecies: async ({ request, reply, body }) => {
      const { species, park } = body;
      assertSubject(body);
      const asked = { request, reply, body };
      const month = monthKey(body.month);
      return park === undefined
        ? list(asked, readSpeciesSightings, [species, month], {})
        : list(asked, readSpeciesInPark, [species, park, month], {});
    },

    inPark: async ({ request, reply, body }) => {
      assertSubject(body);
      return list({ request, reply, body }, readParkSightings, [body.park, monthKey(body.month)], {});
    },

    inCell: async ({ request, reply, body }) => {
      const cell = cellOf(body);
      const key = [String(cell.lat), String(cell.lng)];
      return list({ request, reply, body }, readCellSightings, key, { cell });
    },

    map: async ({ request, body }) => {
      assertSubject({ species: body.species });
      const asked = { currentUserId: getCurrentUserId(request), query: body, now: clock() };
      const found = await readSightingsMap(await db.upToDate(), asked);
      return { status: 200, body: { success: true, ...found } };
    },
  });
}

/** Answers for everybody, kept for a minute, so that visitors cost the database little. */
export function publicSightingsRoutes({ db, clock, site }: FastifyInstance) {
  const kept = {
    ttl: PUBLIC_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
  };
  const summaries = new LRUCache<string, SightingSummary, SummarySubject>({
    ...kept,
    max: MAX_SUMMARIES,
    fetchMethod: (_key, _stale, { context }) => readSummary(db.read, context),
  });
  const latest = new LRUCache<'latest', LatestSightings>({
    ...kept,
    max: 1,
    fetchMethod: async () => ({
      sightings: await readLatestSightings(db.read, clock()),
      members: site.current().claim === null ? null : await db.read.$count(users),
    }),
  });
  const cacheControl = `public, max-age=${PUBLIC_SECONDS}`;

  return defineRoutes(pickCalls(apiContract.sightings, 'summary', 'latest'), {
    summary: async ({ reply, query }) => {
      assertSubject(query);
      const { species, park = '' } = query;
      const context: SummarySubject =
        species === undefined ? { kind: 'park', slug: park } : { kind: 'species', slug: species };
      const found = await summaries.forceFetch(`${context.kind} ${context.slug}`, { context });
      void reply.header('cache-control', cacheControl);
      return { status: 200, body: { success: true, ...found } };
    },

    latest: async ({ reply }) => {
      const found = await latest.forceFetch('latest');
      void reply.header('cache-control', cacheControl);
      return { status: 200, body: { success: true, ...found } };
    },
  });
}
