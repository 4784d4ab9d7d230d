import type { MapBox, MapMark, MapSighting } from '@aranya/contracts';
import { Button, Spinner } from '@aranya/ui';
import { cellOf } from '@aranya/wildlife-data';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { useSiteNavigate } from '../../../lib/language/use-site-navigate';
import { useSightingsMap } from '../../../data/sightings/use-sightings-map';
import { ButtonLink } from '../../../lib/button-link';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { useWide } from '../../../lib/use-wide';
import { QueryError } from '../../../lib/query-error';
import type { SignInHandle } from '../../../lib/session';
import { LazyMap } from '../../../parts/map/lazy-map';
import { Screen } from '../../../parts/screen/screen';
import { MapFilters } from './map-filters';
import { MapKey } from './map-key';
import { askedFilters, useMapQuery } from './map-query';
import { askedBox } from './map-view.rules';
import { SeenHere, totalText } from './seen-here';
import styles from './sightings-map.module.css';

export const meta = () => privateMeta(m.community_map());

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: m.community_map(),
    text: m.sights_behind_map(),
  }),
};

const load = async () => ({ default: (await import('./marks-map')).MarksMap });
const nothing: readonly MapMark[] = [];

/** Returns the address of a mark; null for several sightings side by side. */
function markPath(
  { lat, lng, park, total }: MapMark,
  animal: string | null,
  sightings: readonly MapSighting[],
): string | null {
  if (park !== null)
    return animal === null ? paths.parkSightings(park) : paths.speciesSightings(animal, park);
  const here = sightings.find(({ place }) => 'lat' in place && place.lat === lat && place.lng === lng);
  if (here === undefined) return null;
  return total === 1 ? paths.post(here.post_id) : paths.cellSightings(cellOf({ lat, lng }));
}

export default function SightingsMapPage() {
  const [{ at, ...filters }, setQuery] = useMapQuery();
  const [box, setBox] = useState<MapBox | null>(null);
  const found = useSightingsMap(box && { ...box, ...askedFilters(filters) });
  const navigate = useSiteNavigate();
  const { data } = found;
  const sightings = data?.sightings ?? [];
  const { group, animal, seen } = filters;
  const wide = useWide();
  const ways = (
    <div className="cluster gap-3">
      <ButtonLink to={paths.createSighting({})}>
        <Plus aria-hidden="true" />
        {m.seen_add()}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.sightings()}>
        {m.sights_as_list()}
      </ButtonLink>
    </div>
  );
  return (
    <Screen title={m.community_map()} tagline={m.sights_map_tagline()} column="map" action={wide && ways}>
      {!wide && ways}
      <MapFilters filters={filters} onChange={setQuery} />
      <div className={`stack gap-5 ${styles.layout}`}>
        <div className="stack gap-2">
          <div className={styles.map}>
            <LazyMap
              load={load}
              mapProps={{
                subject: m.sights_map_subject(),
                marks: data?.marks ?? nothing,
                view: at,
                onMove: (view, shown) => {
                  setBox(askedBox(shown));
                  if (view !== null) void setQuery({ at: view });
                },
                onOpen: (mark) => {
                  const path = markPath(mark, animal, sightings);
                  if (path !== null) navigate(path);
                  return path !== null;
                },
              }}
              failedText={m.sights_map_failed()}
            />
          </div>
          <MapKey />
        </div>
        <div className={`stack gap-3 packed shrinks ${styles.list}`}>
          {found.error && !data ? (
            <QueryError query={found} title={m.sights_failed()} />
          ) : (
            <p role="status">{data ? totalText(data) : <Spinner label={m.sights_loading()} />}</p>
          )}
          {data?.total === 0 && (group ?? animal ?? seen) !== null && (
            <Button
              variant="outline"
              className="start"
              onClick={() => void setQuery({ group: null, animal: null, seen: null })}
            >
              {m.sights_map_show_all()}
            </Button>
          )}
          {sightings.length > 0 && <SeenHere sightings={sightings} />}
          <p className="small ink-2">{m.sights_map_note()}</p>
        </div>
      </div>
    </Screen>
  );
}
