import packed from '../generated/tracks.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { Track } from './track.schema';

type PackedTrack = Omit<Track, 'path'> & { path: readonly [lat: number, lng: number, place: string][] };

/** Imports neither animals nor parks, so that its bundle stays small. */
export const tracks: readonly Track[] = /* @__PURE__ */ unpackedColumns<PackedTrack>(
  packed as PackedColumns,
).map(({ path, ...track }) => ({
  ...track,
  path: path.map(([lat, lng, place]) => ({ lat, lng, place })),
}));
