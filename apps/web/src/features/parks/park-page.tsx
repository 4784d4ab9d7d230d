import { Dialog } from '@aranya/ui';
import { type Park, parks, type Photo } from '@aranya/wildlife-data';
import { useLoaderData, useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { CitePage } from '../../parts/cite/cite-page';
import { DrawingCredit } from '../../parts/drawing/drawing-credit';
import { NotFound } from '../../parts/site/not-found';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { feedLinks } from '../../lib/feed-links';
import { PageTextsProvider } from '../../lib/language/page-texts';
import { pageMeta, privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { Fact } from '../../lib/fact';
import { SeenByMembers } from '../../parts/sighting/seen-by-members';
import { Photograph } from '../../parts/photograph/photograph';
import { findPhotograph } from '../../parts/photograph/photographs.server';
import { attractionDetails } from './attraction-node';
import { Fauna } from './park-details/fauna';
import { listedFauna } from './park-details/listed-fauna';
import { Names } from './park-details/names';
import styles from './park-details/park-details.module.css';
import { SeasonCalendar } from '../../parts/season-calendar/season-calendar';
import { type ParkRecord, readParkRecord } from './travel/travel.server';
import { TravelPart } from './travel/travel-part';

const parkBySlug = (slug: string | undefined) => parks.find((park) => park.slug === slug);

interface ParkData extends ParkRecord {
  photograph: Photo | null;
}

export async function loader({ params }: { params: { park?: string } }): Promise<ParkData> {
  const record = await readParkRecord(params.park);
  const photograph = findPhotograph('park', params.park ?? '');
  if (!photograph || !record.translated) return { ...record, photograph };
  const alt = m.park_photograph({ name: record.shown?.name ?? '' });
  return { ...record, photograph: { ...photograph, alt } };
}

interface ClientArgs {
  params: { park?: string };
  serverLoader: <Data>() => Promise<Data>;
}

/** An unknown park has no file. */
export const clientLoader = async ({ params, serverLoader }: ClientArgs): Promise<ParkData | null> =>
  parkBySlug(params.park) ? serverLoader<ParkData>() : null;

type MetaInput = { params: { park?: string }; loaderData?: ParkData | null | undefined };

export function meta({ params, loaderData }: MetaInput) {
  const park = loaderData?.shown ?? parkBySlug(params.park);
  if (!park) return privateMeta(m.park_not_found());
  const path = paths.park(park.slug);
  return [
    ...pageMeta({
      title: m.park_title({
        name: park.name,
        states: park.states.map(String).reduce((one, other) => m.park_and({ one, other })),
      }),
      description: m.park_description({
        animals: park.fauna.slice(0, 3).join(', '),
        place: park.location,
        season: park.best_time_to_visit,
      }),
      path,
      card: park.images,
      cardAlt: m.parks_poster_card({ name: park.name }),
      trail: [
        { name: m.nav_parks(), path: paths.parks() },
        { name: park.name, path },
      ],
      about: [attractionDetails(park, loaderData?.travel)],
    }),
    ...feedLinks(`park/${park.slug}`),
  ];
}

const isFromWall = (state: unknown) => typeof state === 'object' && state !== null && 'fromWall' in state;

/** Prerendered, in a dialog over the wall. */
export default function ParkPage() {
  const { park: slug } = useParams();
  const wall = useOutletContext<string>();
  const { state } = useLocation();
  const navigate = useNavigate();
  const data = useLoaderData<ParkData | null | undefined>();
  const park = data?.shown ?? parkBySlug(slug);
  if (!park) return <NotFound />;
  const close = () => {
    if (isFromWall(state)) void navigate(-1);
    else void navigate(wall, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open
      closeAction={wall}
      closeLabel={m.park_close()}
      fallbackFocus={() => document.getElementById(`open-${park.slug}`)}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="l"
      title={<span className="size-2">{park.name}</span>}
      description={park.location}
      picture={
        <img
          className={styles.poster}
          src={park.images}
          alt={m.parks_poster({ name: park.name })}
          width="900"
          height="1200"
          fetchPriority="high"
        />
      }
    >
      <PageTextsProvider value={data?.translated?.words ?? null}>
        <Details park={park} data={data} />
      </PageTextsProvider>
    </Dialog>
  );
}

function Details({ park, data }: { park: Park; data: ParkData | null | undefined }) {
  const { travel, photograph, changed, translated } = data ?? {};
  return (
    <>
      <p className="under-5 ink-2">{park.history}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{m.park_established()}</dt>
          <dd className="num">{park.established}</dd>
        </div>
        <div>
          <dt>{m.park_best_time()}</dt>
          <dd className="stack gap-3">
            {park.best_time_to_visit}
            <SeasonCalendar season={park.months} closures={travel?.closures} />
          </dd>
        </div>
        <Fact name={m.park_habitats()}>
          <Names names={park.habitats} />
        </Fact>
        <Fact name={m.park_fauna()}>
          <Fauna fauna={translated?.fauna ?? listedFauna(park)} />
        </Fact>
        <Fact name={m.park_flora()}>
          <Names names={park.flora} />
        </Fact>
      </dl>
      {photograph && (
        <div className="over-5">
          <Photograph photograph={photograph} sizes="(max-width: 860px) 100vw, 500px" />
        </div>
      )}
      {getLocale() === 'en' && (
        <section className="screen-only pad-top-6 over-6 lined">
          <SeenByMembers level={3} name={park.name} park={park.slug} />
        </section>
      )}
      {travel && <TravelPart park={park} travel={travel} />}
      {getLocale() === 'en' && (
        <CitePage
          title={park.name}
          path={paths.park(park.slug)}
          changed={changed}
          sightingsPath={paths.parkSightings(park.slug)}
        />
      )}
      <p className="note over-5">
        <DrawingCredit picture={park.images} kind="poster" slug={park.slug} />
      </p>
    </>
  );
}
