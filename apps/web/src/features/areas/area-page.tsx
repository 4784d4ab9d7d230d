import { type Area, areaKey, areaText, findArea } from '@aranya/wildlife-data';
import { Navigate, useParams } from 'react-router';
import { beyondGuideMeta } from '../../lib/page-meta';
import { getLocale, intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { Said } from '../../lib/language/said';
import { localized } from '../../lib/language/site-paths';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { LazyMap } from '../../parts/map/lazy-map';
import { FactList } from '../../parts/screen/fact-list';
import { RecordPage } from '../../parts/screen/record-page';
import { NearWords } from '../../parts/sighting/near-words';
import { SeenByMembers } from '../../parts/sighting/seen-by-members';
import { pointText } from '../../parts/sighting/sighting-texts';
import { NotFound } from '../../parts/site/not-found';
import styles from './area-page.module.css';

const findBySlug = (slug = '') => findArea(areaKey(slug));

/** Not prerendered: there are hundreds of areas, and what is seen there changes. */
export const meta = ({ params }: { params: { area?: string } }) =>
  beyondGuideMeta(findBySlug(params.area)?.name ?? m.area_unknown());

export default function AreaPage() {
  const { area: slug } = useParams();
  const area = findBySlug(slug);
  if (!area) return <NotFound />;
  return area.park === undefined ? (
    <AreaRecord area={area} />
  ) : (
    <Navigate to={localized(paths.park(area.park))} replace />
  );
}

const SHOWN = 12;

/** It ends the page, so that nothing moves when it comes. */
const parksNear = lazyOffline(() => import('./parks-near'));

function kindText(area: Area): string {
  if (getLocale() === 'en') return areaText(area);
  const list = (words: readonly string[]) => new Intl.ListFormat(intlLocale()).format(words.map(recordWord));
  return m.area_kind({ kinds: list(area.kinds), states: list(area.states) });
}

const loadMap = async () => ({ default: (await import('./area-map')).AreaMap });

function AreaRecord({ area }: { area: Area }) {
  const { key, name, otherNames, area_km2: km2, coordinates } = area;
  const facts = [
    [m.area_also_called(), otherNames.length > 0 && <Said text={otherNames.join(', ')} />],
    [m.area_size(), km2 && m.area_km2({ number: km2.toLocaleString(intlLocale()) })],
    [
      m.area_centre(),
      <>
        {pointText(coordinates)}
        <span className="block">
          <NearWords place={{ ...coordinates, byTowns: true }} otherwise={'\u00A0'} capitalised />
        </span>
      </>,
    ],
  ] as const;
  return (
    <RecordPage
      back={{ to: paths.parks(), label: m.area_back() }}
      head={
        <>
          <h1 className="breaks">
            <Said text={name} />
          </h1>
          <p className="lede">{kindText(area)}</p>
        </>
      }
    >
      <div className={`stack gap-5 tops ${styles.where}`}>
        <FactList className="panel stack two gap-4 pad-4-5" facts={facts} />
        <div className={`anchor clip round-3 framed ${styles.map}`}>
          <LazyMap load={loadMap} mapProps={{ name, coordinates }} failedText={m.area_no_map()} />
        </div>
        <SeenByMembers leads level={2} name={name} park={key} shown={SHOWN} />
      </div>
      <parksNear.Component of={area} />
    </RecordPage>
  );
}
