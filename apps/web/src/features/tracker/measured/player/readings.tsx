import {
  kmOfLastDay,
  meanKmADay,
  type Pause,
  pauseAt,
  pausesOf,
  positionAt,
  type Timeline,
} from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Portrait } from '../../../../lib/artwork';
import { m } from '../../../../lib/language/messages';
import colours from '../journey-colours.module.css';
import { dateText, dayText, daysText, placeText } from '../journey-words';
import { distanceText } from '../measured-text';
import { portraitOf } from '../measured-words';
import type { PlayedTrack } from '../played-track';
import type { PlayerClock } from './clock-store';
import styles from './player.module.css';
import { useSampledTime } from './use-clock-state';

type Entry = Timeline['entries'][number];
/** A pause with its country or sea, if known. */
export type NamedPause = Pause & { where?: string | undefined };

interface Activity {
  text: string;
  /** Left out in a narrow player, as the map shows it. */
  place?: string;
  where?: string | undefined;
}

/** Says in a few words what an animal does at a time of its own. */
function currentActivity(
  { journey }: Pick<Entry, 'journey'>,
  pauses: readonly NamedPause[],
  time: number,
): Activity {
  const position = positionAt(journey, time);
  if (position.state === 'before') return { text: m.journey_not_tagged() };
  if (position.state === 'after' || time === journey.end) return { text: m.journey_ends() };
  if (position.state === 'gap') {
    const [from = 0, to = 0] = [journey.fixes[position.at]?.[2], journey.fixes[position.at + 1]?.[2]];
    return { text: m.journey_no_position({ days: daysText((to - from) / 86_400) }) };
  }
  const pause = pauseAt(pauses, time);
  if (!pause) return { text: m.journey_on_way() };
  const text = m.journey_stayed({ days: daysText(pause.days) });
  return { text, place: placeText(pause), where: pause.where };
}

interface ReadingsProps {
  clock: PlayerClock;
  tracks: readonly PlayedTrack[];
  /** Pauses of the first track. */
  pauses: readonly NamedPause[];
  byYear: boolean;
}

export function Readings({ clock, tracks, pauses, byYear }: ReadingsProps) {
  const time = useSampledTime(clock);
  const several = tracks.length > 1;
  return (
    <div className={clsx('stack gap-2', several && styles.several)}>
      {several && <p className={styles.date}>{byYear ? dayText(time) : dateText(time)}</p>}
      {tracks.map((track, at) => {
        const entry = clock.timeline.entries[at];
        return (
          entry && (
            <Reading
              key={track.id}
              track={track}
              number={at + 1}
              entry={entry}
              known={at === 0 ? pauses : undefined}
              time={time + entry.offset}
              several={several}
              byYear={byYear}
            />
          )
        );
      })}
    </div>
  );
}

interface ReadingProps {
  track: PlayedTrack;
  /** Animals count from 1. */
  number: number;
  entry: Entry;
  known: readonly NamedPause[] | undefined;
  time: number;
  several: boolean;
  byYear: boolean;
}

function Reading({ track, number, entry, known, time, several, byYear }: ReadingProps) {
  const computed = useMemo(() => pausesOf(entry.journey), [entry]);
  const { journey } = entry;
  const within = Math.min(journey.end, Math.max(journey.start, time));
  const { km } = positionAt(journey, time);
  const day = kmOfLastDay(journey, time);
  const mean = meanKmADay(journey, within);
  const inCells = track.cellDegrees !== undefined;
  const doing = currentActivity(entry, known ?? computed, time);
  return (
    <div className={clsx('stack gap-3 middle beside', several && styles.small)}>
      <Portrait
        className={clsx(styles.face, colours[`journey${number}`])}
        slug={portraitOf(track)}
        size={52}
        loading="eager"
      />
      <div>
        <p className={styles.name}>
          {track.individual} <span className={styles.species}>{track.species}</span>
        </p>
        <p className={styles.doing}>
          {(!several || byYear) && <strong>{dateText(within)}</strong>}
          <span>
            {doing.text}
            {doing.place && <span className={styles.place}>{m.journey_near({ place: doing.place })}</span>}
            {doing.where && `, ${doing.where}`}
          </span>
        </p>
        <p className={styles.figures}>
          <span>{m.journey_so_far({ km: distanceText(km, inCells) })}</span>
          {!several && !inCells && (
            <span>
              {day === null ? m.journey_speed_unknown() : m.journey_last_day({ km: distanceText(day) })}
            </span>
          )}
          {!several && mean !== null && <span>{m.journey_mean({ km: distanceText(mean, inCells) })}</span>}
        </p>
      </div>
    </div>
  );
}
