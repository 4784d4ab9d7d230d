import { ArrowRightIcon } from '@aranya/ui';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../lib/button-link';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { Section } from '../../../lib/section';
import type { Point } from '../../../parts/map/geometry';
import { LazyMap } from '../../../parts/map/lazy-map';
import { AllTracksLink } from '../panel/all-tracks-link';
import { BackHead } from '../panel/back-head';
import { KindLabel } from '../panel/kind-label';
import panelStyles from '../panel/panel.module.css';
import trackerStyles from '../tracker.module.css';
import type { JourneyAccount } from './journey-account.server';
import type { ListedFixes } from './listed-fix';
import type { JourneyMapProps } from './map/journey-map';
import styles from './measured-page.module.css';
import { lowered } from './journey-sentence';
import { CreditLines } from './panel/credit-lines';
import { FixList } from './panel/fix-list';
import { JourneyPlayer } from './player/journey-player';
import { STAGE_ID } from './stage';

interface JourneyScreenProps extends Omit<JourneyMapProps, 'whole' | 'spot'>, ListedFixes {
  kind: 'measured' | 'recent';
  species: string;
  /** Stands under the name, after the kind. */
  note: ReactNode;
  pauses: JourneyAccount['pauses'];
  byYear?: boolean;
  /** Replaces the player. */
  failure?: ReactNode;
  /** Stands before the list of fixes. */
  lead: ReactNode;
  sources: ReactNode;
  animalId: number | undefined;
  children: ReactNode;
}

async function loadJourneyMap() {
  return { default: (await import('./map/journey-map')).JourneyMap };
}

/** Shows journeys over a map with their player; the children describe them in words. */
export function JourneyScreen({ kind, species, note, animalId, ...props }: JourneyScreenProps) {
  const { tracks, clock, subject, pauses, byYear = false, failure, lead, sources, children } = props;
  const { fixes, sampledFrom } = props;
  const [whole, setWhole] = useState(false);
  const [spot, setSpot] = useState<Point | null>(null);
  return (
    <div className={trackerStyles.screen}>
      <BackHead title={species} className={styles.head}>
        <p className="over-2 ink-2">
          <KindLabel kind={kind} /> {note}
        </p>
      </BackHead>
      <section className={styles.mapPanel} aria-label={m.journey_map_player()}>
        <div id={STAGE_ID} className={styles.stage}>
          {/* The player comes first, so that Pause is reached first. */}
          {failure ?? (
            <JourneyPlayer
              clock={clock}
              tracks={tracks}
              pauses={pauses}
              fixes={fixes}
              byYear={byYear}
              whole={whole}
              onWhole={setWhole}
            />
          )}
          <div className={styles.map}>
            <LazyMap load={loadJourneyMap} mapProps={{ tracks, clock, whole, subject, spot }} />
          </div>
        </div>
        <CreditLines tracks={tracks} />
      </section>
      <div className={clsx(trackerStyles.body, 'stack gap-6 packed', styles.body)}>
        {lead}
        <FixList fixes={fixes} sampledFrom={sampledFrom} clock={clock} onShow={setSpot} />
        {children}
        <Section className={`stack gap-4 ${panelStyles.section}`} title={m.journey_source()}>
          {sources}
        </Section>
        <div className="cluster gap-2">
          {animalId !== undefined && (
            <ButtonLink variant="outline" to={paths.animal(animalId)}>
              {m.track_about({ name: lowered(species) })}
              <ArrowRightIcon />
            </ButtonLink>
          )}
          <AllTracksLink variant="quiet" />
        </div>
      </div>
    </div>
  );
}
