import { type Area, areaKey, areaText, findArea } from '@aranya/wildlife-data';
import { Navigate, useParams } from 'react-router';
import { beyondGuideMeta } from '../../lib/page-meta';
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
  beyondGuideMeta(findBySlug(params.area)?.name ?? 'No such area');

export default function AreaPage() {
  const { area: slug } = useParams();
  const area = findBySlug(slug);
  if (!area) return <NotFound />;
  return area.park === undefined ? (
    <AreaRecord area={area} />
  ) : (
    <Navigate to={paths.park(area.park)} replace />
  );
}

const SHOWN = 12;
const loadMap = async () => ({ default: (await import('./area-map')).AreaMap });

function AreaRecord({ area }: { area: Area }) {
  const { key, name, otherNames, area_km2: km2, coordinates } = area;
  const facts = [
    ['Also called', otherNames.join(', ')],
    ['Area', km2 && `${km2.toLocaleString('en')} km²`],
    [
      'Centre',
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
      back={{ to: paths.parks(), label: 'Parks and sanctuaries' }}
      head={
        <>
          <h1 className="breaks">{name}</h1>
          <p className="lede">{areaText(area)}</p>
        </>
      }
    >
      <div className={styles.where}>
        <FactList className="stack gap-4" facts={facts} />
        <div className={styles.map}>
          <LazyMap
            load={loadMap}
            mapProps={{ name, coordinates }}
            failedText="The map could not be loaded. The centre stands beside it."
          />
        </div>
      </div>
      <SeenByMembers level={2} name={name} park={key} shown={SHOWN} />
    </RecordPage>
  );
}
