import type { LiveStudy } from '@aranya/contracts';
import type { Fix } from '@aranya/wildlife-data';
import { failureReason, RemoteFailure } from '../../platform/remote/remote-failure';
import { createStaleCache } from '../../platform/remote/stale-cache';
import { toLiveTrack } from './live-track';
import type { MovebankClient } from './movebank-client';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const RETRY_MS = 5 * 60_000;
const MAX_ANIMALS = 10;
const MAX_INDIVIDUAL = 120;

export interface LiveTracksOptions {
  studies: readonly number[];
  client: MovebankClient;
  refreshMs: number;
  clock: () => Date;
  warn(problem: string): void;
}

export interface LiveTracks {
  /** Starts reading studies that are missing or older than `refreshMs`. */
  studies(): LiveStudy[];
}

/** Reads in the background, and only when asked: nobody waits for Movebank. */
export function createLiveTracks(options: LiveTracksOptions): LiveTracks {
  const { client, clock } = options;
  const latest = new Map<number, LiveStudy>();

  async function read(id: number): Promise<LiveStudy> {
    const { sensor, ...details } = await client.details(id);
    const since = new Date(clock().getTime() - YEAR_MS);
    const animals = (await client.animals(id, sensor))
      .filter(
        ({ individual, lastSeen }) =>
          individual.length <= MAX_INDIVIDUAL && lastSeen !== null && lastSeen >= since,
      )
      .slice(0, MAX_ANIMALS);
    const names = animals.map(({ individual }) => individual);
    const fixes = names.length > 0 ? await client.fixes(id, sensor, names, since) : new Map<string, Fix[]>();
    const now = clock();
    const tracks = animals
      .map((animal) => toLiveTrack(id, animal, fixes.get(animal.individual) ?? [], now))
      .filter(({ points }) => points.length > 1);
    return { ...details, readAt: now.toISOString(), tracks };
  }

  const cached = createStaleCache<LiveStudy, number>({
    ...options,
    source: 'movebank',
    retryMs: RETRY_MS,
    maxEntries: Math.max(1, options.studies.length),
    load: async (id) => {
      try {
        const study = await read(id);
        latest.set(id, study);
        return study;
      } catch (error) {
        throw new RemoteFailure(`Movebank study ${id}: ${failureReason(error)}`);
      }
    },
  });

  return {
    studies: () =>
      options.studies.flatMap((id) => {
        cached(id).catch(() => undefined);
        return latest.get(id) ?? [];
      }),
  };
}
