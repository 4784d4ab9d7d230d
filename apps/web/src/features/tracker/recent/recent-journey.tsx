import type { LiveStudy, LiveTrack } from '@aranya/contracts';
import { ArrowRightIcon } from '@aranya/ui';
import { journalOf, journeyOf, meaningOf, pausesOf } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import { LazyMap } from '../../../parts/map/lazy-map';
import type { JourneyMapProps } from '../measured/map/journey-map';
import measuredStyles from '../measured/measured-page.module.css';
import { lowered } from '../measured/measured-text';
import { CreditLines } from '../measured/panel/credit-lines';
import { Journal } from '../measured/panel/journal';
import { PauseList } from '../measured/panel/pause-list';
import { JourneyPlayer } from '../measured/player/journey-player';
import { STAGE_ID } from '../measured/stage';
import { useClock } from '../measured/use-journeys';
import { AllTracksLink } from '../panel/all-tracks-link';
import { BackHead } from '../panel/back-head';
import { KindLabel } from '../panel/kind-label';
import panelStyles from '../panel/panel.module.css';
import trackerStyles from '../tracker.module.css';
import { RecentSource } from './recent-source';
import styles from './recent.module.css';
import { cellSentence, lastPositionText, type RecentTrack, toRecentTrack } from './recent-track';

async function loadJourneyMap() {
  return { default: (await import('../measured/map/journey-map')).JourneyMap };
}

/** Describes the journey as for a measured one, without countries and seas. */
function describe(track: RecentTrack) {
  const journey = journeyOf(track);
  const { scientificName } = track;
  return {
    pauses: pausesOf(journey).map((pause) => ({
      ...pause,
      meaning: scientificName === null ? undefined : meaningOf(scientificName, pause),
    })),
    journal: journalOf(journey),
    drawnKm: journey.km.at(-1) ?? 0,
  };
}

export function RecentJourney({ study, track: live }: { study: LiveStudy; track: LiveTrack }) {
  const track = useMemo(() => toRecentTrack(study, live), [study, live]);
  const tracks = useMemo(() => [track], [track]);
  const account = useMemo(() => describe(track), [track]);
  const clock = useClock(tracks, 'calendar');
  const [whole, setWhole] = useState(false);
  const { species, individual, cellDegrees, animalId } = track;
  const inCells = cellDegrees !== undefined;
  const mapProps: JourneyMapProps = { tracks, clock, whole, subject: `the way of ${individual}` };

  return (
    <div className={trackerStyles.screen}>
      <BackHead title={species} className={measuredStyles.head}>
        <p className={`over-2 ink-2 ${trackerStyles.subtitle}`}>
          <KindLabel kind="recent" /> {individual}, {lastPositionText(track)}
        </p>
      </BackHead>
      <section className={measuredStyles.mapPanel} aria-label="Map and player">
        <div id={STAGE_ID} className={measuredStyles.stage}>
          <div className={measuredStyles.map}>
            <LazyMap load={loadJourneyMap} mapProps={mapProps} />
          </div>
          <JourneyPlayer
            clock={clock}
            tracks={tracks}
            pauses={account.pauses}
            byYear={false}
            whole={whole}
            onWhole={setWhole}
          />
        </div>
        <CreditLines tracks={tracks} />
      </section>
      <div className={clsx(trackerStyles.body, 'stack gap-6 packed', measuredStyles.body)}>
        {inCells && <p className={styles.sentence}>{cellSentence(track)}</p>}
        <PauseList
          pauses={account.pauses}
          clock={clock}
          {...(inCells && { title: 'Days spent in one cell' })}
        />
        <Journal account={account} inCells={inCells} />
        <section className={`stack gap-4 ${panelStyles.section}`} aria-labelledby="recent-source">
          <h2 id="recent-source" className="size-3">
            Where this comes from
          </h2>
          <RecentSource study={study} track={track} />
        </section>
        <div className="cluster gap-2">
          {animalId !== undefined && (
            <ButtonLink variant="outline" to={paths.animal(animalId)}>
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
