import type { MapBox, MapMark, MapSighting } from '@aranya/contracts';
import { Button, Spinner } from '@aranya/ui';
import { cellOf } from '@aranya/wildlife-data';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSiteNavigate } from '../../../lib/language/use-site-navigate';
import { useSightingsMap } from '../../../data/sightings/use-sightings-map';
import { ButtonLink } from '../../../lib/button-link';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import type { SignInHandle } from '../../../lib/session';
import { LazyMap } from '../../../parts/map/lazy-map';
import { Screen } from '../../../parts/screen/screen';
import { MapFilters } from './map-filters';
import { askedFilters, useMapQuery } from './map-query';
import { askedBox } from './map-view.rules';
import { SeenHere, totalText } from './seen-here';
import styles from './sightings-map.module.css';

export const meta = () => privateMeta('Sightings map');

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: 'Sightings map',
    text: 'Only members can see on a map what others saw, and when.',
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
  return (
    <Screen title="Sightings map" tagline="What members saw, and where." column="map">
      <div className="cluster gap-3">
        <ButtonLink to={paths.createSighting({})}>
          <Plus aria-hidden="true" />
          Add your sighting
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.sightings()}>
          As a list
        </ButtonLink>
      </div>
      <MapFilters filters={filters} onChange={setQuery} />
      <div className={`stack gap-5 ${styles.layout}`}>
        <div className={styles.map}>
          <LazyMap
            load={load}
            mapProps={{
              subject: 'what members saw',
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
            failedText="The map could not be loaded."
          />
        </div>
        <div className="stack gap-3 packed shrinks">
          {found.error && !data ? (
            <QueryError query={found} title="The sightings could not be loaded" />
          ) : (
            <p role="status">{data ? totalText(data) : <Spinner label="Loading the sightings" />}</p>
          )}
          {data?.total === 0 && (group ?? animal ?? seen) !== null && (
            <Button
              variant="outline"
              className="start"
              onClick={() => void setQuery({ group: null, animal: null, seen: null })}
            >
              Show all sightings
            </Button>
          )}
          {sightings.length > 0 && <SeenHere sightings={sightings} />}
          <p className="small ink-2">
            A square stands for a protected place, or for several sightings; a park or an area for all that
            was seen in it. Sightings without a public place are not on the map.
          </p>
        </div>
      </div>
    </Screen>
  );
}
