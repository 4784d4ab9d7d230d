import type { Post, SightingInput } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { type Caller, call, publish } from '../posts.testing';

export type SightingFields = Partial<Omit<SightingInput, 'species'>> & {
  species?: (string | { species: string; count: number | null })[];
};

export function sightingField({ species = ['chital'], ...others }: SightingFields = {}): string {
  return JSON.stringify({
    seen_on: '2026-05-14',
    ...others,
    species: species.map((named) => (typeof named === 'string' ? { species: named } : named)),
  });
}

export function publishSighting(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  sighting: SightingFields = {},
  fields: Record<string, string> = {},
): Promise<Post> {
  return publish(app, who, { content: 'Seen', sighting: sightingField(sighting), ...fields });
}

export async function readAll(
  app: FastifyInstance,
  who: Pick<Caller, 'headers'>,
  url: string,
  body: Record<string, unknown>,
): Promise<Post[]> {
  const posts: Post[] = [];
  let cursor: unknown;
  do {
    const answer = await call(app, who, url, { ...body, ...(cursor !== undefined && { cursor }) });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    posts.push(...(answer.body['posts'] as Post[]));
    cursor = answer.body['next_cursor'] ?? undefined;
  } while (cursor !== undefined);
  return posts;
}
