import { isAreaKey, searchPlaces } from '@aranya/wildlife-data';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';

const SHOWN = 12;
/** More than the guide's parks that may be among the results. */
const SEARCHED = 50;

/**
 * Links to protected areas that the guide does not have. They stand below its parks, so that these do not
 * move; where no park fits, they come first.
 */
export function MoreAreas({ text, above }: { text: string; above: number }) {
  const found = searchPlaces(text, SEARCHED).filter(({ key }) => isAreaKey(key));
  if (found.length === 0) return null;
  return (
    <section className="wrap screen-only stack gap-3 pad-top-7" aria-labelledby="more-areas">
      <h2 id="more-areas" className="size-3 breaks">
        {above > 0 ? m.parks_more_areas() : m.parks_areas()}
      </h2>
      {found.length > SHOWN && <p className="small ink-2">{m.parks_areas_best({ count: SHOWN })}</p>}
      <ul className="stack gap-x-5 tiles" lang="en" aria-labelledby="more-areas">
        {found.slice(0, SHOWN).map(({ key, name, where, matched }) => (
          <li key={key}>
            <SiteLink className="stack breaks packed tall pad-y-3 lined plain" to={paths.area(key)}>
              <span className="semibold underlines">{name}</span>
              <span className="small ink-2">
                {where}
                {matched && (
                  <>
                    {' · '}
                    <span lang={getLocale()}>{m.parks_area_also({ name: matched })}</span>
                  </>
                )}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
