import { ArrowRightIcon, Button } from '@aranya/ui';
import { measuredTracks, type MeasuredInfo } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { NotFound } from '../../../parts/site/not-found';
import { pageMeta, privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import { LazyMap } from '../../../parts/map/lazy-map';
import { AllTracksLink } from '../panel/all-tracks-link';
import { BackHead } from '../panel/back-head';
import { KindLabel } from '../panel/kind-label';
import trackerPanelStyles from '../panel/panel.module.css';
import trackerStyles from '../tracker.module.css';
import { journeyAccount, type JourneyAccount } from './journey-account.server';
import type { JourneyMapProps } from './map/journey-map';
import styles from './measured-page.module.css';
import { journeySentence, lowered, periodText, yearsText } from './measured-text';
import { CreditLines } from './panel/credit-lines';
import { Companions } from './panel/companions';
import { Journal } from './panel/journal';
import { PauseList } from './panel/pause-list';
import { SourceOfTrack } from './panel/source-of-track';
import { JourneyPlayer } from './player/journey-player';
import { STAGE_ID } from './stage';
import { useClock, useMeasuredTracks } from './use-journeys';
import { useTogether } from './use-together';

const findTrack = (id: string | undefined) => measuredTracks.find((track) => track.id === id);

/** Runs at build time only, so that the page's words are in its HTML. */
export async function loader({ params }: LoaderFunctionArgs): Promise<JourneyAccount | null> {
  const track = findTrack(params.track);
  return track ? journeyAccount(track.id) : null;
}

/** An unknown track has no file. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return findTrack(params.track) ? serverLoader<typeof loader>() : null;
}

export function meta({ params }: { params: { track?: string } }) {
  const track = findTrack(params.track);
  if (!track) return privateMeta('Page not found');
  const { id, species, individual } = track;
  const path = paths.measuredTrack(id);
  return pageMeta({
    title: `${species} ${individual}: a measured journey`,
    description: `${journeySentence(track)} Recorded ${periodText(track)}, with its source.`,
    path,
    card: 'tracking',
    trail: [
      { name: 'Live Tracking', path: paths.liveTracking() },
      { name: `${species} ${individual}`, path },
    ],
  });
}

export default function MeasuredPage() {
  const { track: id } = useParams();
  const account = useLoaderData<typeof loader>();
  const track = findTrack(id);
  return track && account ? <Measured key={track.id} track={track} account={account} /> : <NotFound />;
}

async function loadJourneyMap() {
  return { default: (await import('./map/journey-map')).JourneyMap };
}

function Measured({ track, account }: { track: MeasuredInfo; account: JourneyAccount }) {
  const { companions, alignment } = useTogether(track);
  const shown = useMemo(() => [track, ...companions], [track, companions]);
  const loaded = useMeasuredTracks(shown.map(({ id }) => id));
  const clock = useClock(loaded.tracks, alignment);
  const [whole, setWhole] = useState(false);
  const { species, individual } = track;
  const mapProps: JourneyMapProps = {
    // The order is that of the clock, also while other journeys load.
    tracks: loaded.tracks ?? shown,
    clock,
    whole,
    subject: `the journey of ${shown.map((each) => each.individual).join(', ')}`,
  };

  return (
    <div className={trackerStyles.screen}>
      <BackHead title={species} className={styles.head}>
        <p className={`over-2 ink-2 ${trackerStyles.subtitle}`}>
          <KindLabel kind="measured" /> {individual}, {yearsText(track)}: a past journey, not live
        </p>
      </BackHead>
      <section className={styles.mapPanel} aria-label="Map and player">
        <div id={STAGE_ID} className={styles.stage}>
          <div className={styles.map}>
            <LazyMap load={loadJourneyMap} mapProps={mapProps} />
          </div>
          {loaded.failed ? (
            <div className="deep stack gap-3 starts pad-y-4 pad-x-5" role="alert">
              <p>The positions could not be loaded. The journey is described beside the map.</p>
              <Button variant="onPicture" onClick={loaded.retry}>
                Try again
              </Button>
            </div>
          ) : (
            <JourneyPlayer
              clock={clock}
              tracks={mapProps.tracks}
              pauses={account.pauses}
              byYear={alignment === 'year' && companions.length > 0}
              whole={whole}
              onWhole={setWhole}
            />
          )}
        </div>
        <CreditLines tracks={shown} />
      </section>
      <div className={clsx(trackerStyles.body, 'stack gap-6 packed', styles.body)}>
        <div className="stack gap-3">
          <p>{journeySentence(track)}</p>
        </div>
        <Companions track={track} />
        <PauseList pauses={account.pauses} clock={clock} />
        <Journal account={account} />
        <section className={`stack gap-4 ${trackerPanelStyles.section}`} aria-labelledby="journey-sources">
          <h2 id="journey-sources" className="size-3">
            Where this comes from
          </h2>
          {shown.map((each) => (
            <SourceOfTrack key={each.id} track={each} />
          ))}
        </section>
        <div className="cluster gap-2">
          {track.animal !== undefined && (
            <ButtonLink variant="outline" to={paths.animal(track.animal)}>
              About the {lowered(species)}
              <ArrowRightIcon />
            </ButtonLink>
          )}
          <AllTracksLink variant="quiet" />
        </div>
      </div>
    </div>
  );
}
