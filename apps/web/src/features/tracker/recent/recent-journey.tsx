import type { LiveStudy, LiveTrack } from '@aranya/contracts';
import { journalOf, journeyOf, meaningOf, pausesOf } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { m } from '../../../lib/language/messages';
import { Journal } from '../measured/panel/journal';
import { listFixes } from '../measured/list-fixes';
import { PauseList } from '../measured/panel/pause-list';
import { JourneyScreen } from '../measured/journey-screen';
import { useClock } from '../measured/use-journeys';
import { RecentSource } from './recent-source';
import styles from './recent.module.css';
import { cellSentence, lastPositionText, type RecentTrack, toRecentTrack } from './recent-track';

interface RecentJourneyProps {
  study: LiveStudy;
  track: LiveTrack;
  /** What pauses mean in the page's language, by the English texts. */
  meanings: Readonly<Record<string, string>> | undefined;
}

/** Describes the journey like a measured one, without countries and seas. */
function describe(track: RecentTrack, meanings: RecentJourneyProps['meanings']) {
  const journey = journeyOf(track);
  const { scientificName } = track;
  return {
    pauses: pausesOf(journey).map((pause) => {
      const meaning = scientificName === null ? undefined : meaningOf(scientificName, pause);
      return { ...pause, meaning: meaning && { ...meaning, text: meanings?.[meaning.text] ?? meaning.text } };
    }),
    journal: journalOf(journey),
    ...listFixes(journey, { inCells: track.cellDegrees !== undefined }),
    drawnKm: journey.km.at(-1) ?? 0,
  };
}

export function RecentJourney({ study, track: live, meanings }: RecentJourneyProps) {
  const track = useMemo(() => toRecentTrack(study, live), [study, live]);
  const tracks = useMemo(() => [track], [track]);
  const account = useMemo(() => describe(track, meanings), [track, meanings]);
  const clock = useClock(tracks, 'calendar');
  const { species, individual, cellDegrees, animalId } = track;
  const inCells = cellDegrees !== undefined;
  return (
    <JourneyScreen
      kind="recent"
      species={species}
      note={`${individual}, ${lastPositionText(track)}`}
      animalId={animalId}
      tracks={tracks}
      clock={clock}
      subject={m.recent_way({ name: individual })}
      {...account}
      lead={inCells && <p className={styles.sentence}>{cellSentence(track)}</p>}
      sources={<RecentSource study={study} track={track} />}
    >
      <PauseList pauses={account.pauses} clock={clock} {...(inCells && { title: m.recent_pauses() })} />
      <Journal account={account} inCells={inCells} />
    </JourneyScreen>
  );
}
