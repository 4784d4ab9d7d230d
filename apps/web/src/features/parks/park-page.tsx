import { Dialog } from '@aranya/ui';
import { type Park, parks } from '@aranya/wildlife-data';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { NotFound } from '../../app/not-found/not-found';
import { pageMeta, privateMeta } from '../../app/page-meta';
import { paths } from '../../lib/paths';
import { attractionNode } from './attraction-node';
import { Fauna } from './park-details/fauna';
import { Names } from './park-details/names';
import styles from './park-details/park-details.module.css';
import { SeasonCalendar } from './park-details/season-calendar';

const parkBySlug = (slug: string | undefined) => parks.find((park) => park.slug === slug);

export function meta({ params }: { params: { park?: string } }) {
  const park = parkBySlug(params.park);
  if (!park) return privateMeta('Page not found');
  const path = paths.park(park.slug);
  return pageMeta({
    title: `${park.name}, ${park.states.join(' and ')}`,
    description: `${park.fauna.slice(0, 3).join(', ')} and more in ${park.location}. Best time to visit: ${park.best_time_to_visit}.`,
    path,
    card: park.images,
    cardAlt: `Poster: ${park.name}`,
    trail: [
      { name: 'Parks', path: paths.parks() },
      { name: park.name, path },
    ],
    about: [{ ...attractionNode(park), description: park.history, touristType: 'Wildlife watching' }],
  });
}

const isFromWall = (state: unknown) => typeof state === 'object' && state !== null && 'fromWall' in state;

/** A park in a dialog over the wall, prerendered. */
export default function ParkPage() {
  const park = parkBySlug(useParams().park);
  const wall = useOutletContext<string>();
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!park) return <NotFound />;
  const close = () => {
    if (isFromWall(state)) void navigate(-1);
    else void navigate(wall, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open
      closeAction={wall}
      fallbackFocus={() => document.getElementById(`open-${park.slug}`)}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="l"
      title={<span className={styles.name}>{park.name}</span>}
      description={park.location}
      picture={
        <img
          className={styles.poster}
          src={park.images}
          alt={`Poster of ${park.name}`}
          width="900"
          height="1200"
          fetchPriority="high"
        />
      }
    >
      <Details park={park} />
    </Dialog>
  );
}

function Details({ park }: { park: Park }) {
  return (
    <>
      <p className={styles.history}>{park.history}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Established</dt>
          <dd className="num">{park.established}</dd>
        </div>
        <div>
          <dt>Best Time to Visit</dt>
          <dd className={styles.season}>
            {park.best_time_to_visit}
            <SeasonCalendar season={park.months} />
          </dd>
        </div>
        <div>
          <dt>Habitats</dt>
          <dd>
            <Names names={park.habitats} />
          </dd>
        </div>
        <div>
          <dt>Fauna</dt>
          <dd>
            <Fauna park={park} />
          </dd>
        </div>
        <div>
          <dt>Flora</dt>
          <dd>
            <Names names={park.flora} />
          </dd>
        </div>
      </dl>
    </>
  );
}
