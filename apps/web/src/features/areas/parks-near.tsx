import { type Area, areas, kmBetween } from '@aranya/wildlife-data';
import { artwork } from '../../lib/artwork';
import { findPark } from '../../lib/catalogue';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';

const NEAR = 4;

/** The guide's own pages are never far, and tell what lives around here. */
export default function ParksNear({ of: { coordinates } }: { of: Area }) {
  const near = areas
    .flatMap(({ park, name, coordinates: there }) =>
      park === undefined ? [] : [{ park, name, km: kmBetween(coordinates, there) }],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAR);
  return (
    <section className="stack gap-4" aria-labelledby="parks-near">
      <h2 id="parks-near">{m.area_parks_near()}</h2>
      <ul className="stack gap-4 tiles">
        {near.map(({ park, name, km }) => (
          <li key={park}>
            <SiteLink className="row gap-2 tall panel clip plain ink hover-sand" to={paths.park(park)}>
              <img
                className="rigid sand"
                src={artwork.poster(park)}
                alt=""
                width="96"
                height="128"
                loading="lazy"
              />
              <span className="stack gap-1 shrinks lh-135 pad-x-2">
                <span className="bold breaks">
                  <Said text={recordWord(findPark(park)?.name ?? name)} />
                </span>
                <span className="small ink-2">
                  {m.area_km_away({ km: Math.round(km).toLocaleString(intlLocale()) })}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
