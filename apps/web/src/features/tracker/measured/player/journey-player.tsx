import { announce, IconButton, PauseIcon, PlayIcon, RetryIcon, RouteIcon } from '@aranya/ui';
import { pauseAt } from '@aranya/wildlife-data';
import { useEffect } from 'react';
import { m } from '../../../../lib/language/messages';
import { dateText, dayText, pauseSentence } from '../journey-words';
import { fixAt, type ListedFix } from '../listed-fix';
import { distanceText } from '../measured-text';
import type { PlayedTrack } from '../played-track';
import { clockSpeeds, type ClockSpeed } from './clock.rules';
import type { PlayerClock } from './clock-store';
import styles from './player.module.css';
import { type NamedPause, Readings } from './readings';
import { TimeBar } from './time-bar';
import { useClockValue } from './use-clock-state';

const speedText: Record<ClockSpeed, string> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

interface JourneyPlayerProps {
  clock: PlayerClock | null;
  tracks: readonly PlayedTrack[];
  pauses: readonly NamedPause[];
  /** Fixes of the first track. */
  fixes: readonly ListedFix[];
  byYear: boolean;
  whole: boolean;
  onWhole: (whole: boolean) => void;
}

/** Stands below the map, so that it never covers an animal. */
export function JourneyPlayer({ clock, ...props }: JourneyPlayerProps) {
  return (
    <section
      className={`deep by-script stack gap-3 pad-top-3 pad-bottom-4 pad-x-5 ${styles.player}`}
      aria-label={m.journey_player()}
    >
      {clock ? <Loaded clock={clock} {...props} /> : <p className="pad-5 centered">{m.journey_loading()}</p>}
    </section>
  );
}

function Loaded({
  clock,
  tracks,
  pauses,
  fixes,
  byYear,
  whole,
  onWhole,
}: JourneyPlayerProps & { clock: PlayerClock }) {
  const playing = useClockValue(clock, (state) => state.playing);
  const speed = useClockValue(clock, (state) => state.speed);
  useAnnouncedRun(clock, pauses, fixes, tracks[0]);
  return (
    <>
      <div className={styles.controls}>
        <div className={styles.buttons} role="group" aria-label={m.journey_controls()}>
          <IconButton
            variant="primary"
            label={playing ? m.track_pause() : m.track_play()}
            icon={playing ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
            onClick={playing ? clock.pause : clock.play}
          />
          <IconButton
            variant="onDeep"
            label={m.track_replay()}
            icon={<RetryIcon />}
            onClick={() => {
              clock.seek(clock.timeline.start);
              clock.play();
            }}
          />
          <button
            type="button"
            className={styles.choice}
            aria-pressed={whole}
            onClick={() => onWhole(!whole)}
          >
            <RouteIcon />
            <span>{m.journey_whole()}</span>
          </button>
        </div>
        <div className={styles.speeds} role="group" aria-label={m.track_speed()}>
          {clockSpeeds.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.choice}
              aria-label={m.track_speed_of({ speed: speedText[each] })}
              aria-pressed={speed === each}
              onClick={() => clock.setSpeed(each)}
            >
              {speedText[each]}
            </button>
          ))}
        </div>
      </div>
      <Readings clock={clock} tracks={tracks} pauses={pauses} byYear={byYear} />
      <TimeBar
        key={`${clock.timeline.start} ${clock.timeline.end}`}
        clock={clock}
        formatTime={byYear ? dayText : dateText}
      />
    </>
  );
}

/** Announces the first animal's start, long pauses, its place when paused, and the end. */
function useAnnouncedRun(
  clock: PlayerClock,
  pauses: readonly NamedPause[],
  fixes: readonly ListedFix[],
  track: PlayedTrack | undefined,
): void {
  useEffect(() => {
    const [entry] = clock.timeline.entries;
    if (!entry || !track) return;
    const { journey, offset } = entry;
    const inCells = track.cellDegrees !== undefined;
    const stop = m.track_full_stop();
    const name = `${track.species} ${track.individual}${stop}`;
    const end = m.journey_ends_after({ km: distanceText(journey.km.at(-1) ?? 0, inCells) });
    let last: NamedPause | undefined;
    // Without motion the whole journey is there at once.
    if (clock.store.getState().time === clock.timeline.end) announce(`${name} ${end}`);
    return clock.store.subscribe(({ time, playing }, before) => {
      const fix = fixes[fixAt(fixes, time + offset)];
      const place = `${fix?.name}, ${fix?.words}${stop}`;
      const pause = pauseAt(pauses, time + offset);
      const stay = pause && pause !== last ? `${pauseSentence(pause, pause.where)}${stop}` : '';
      if (playing && !before.playing && time === clock.timeline.start)
        announce(`${name} ${place} ${stay}`.trim());
      else if (!before.playing) return;
      else if (stay) announce(stay);
      last = pause;
      if (playing) return;
      announce(time < clock.timeline.end ? m.journey_paused({ place }) : end);
    });
  }, [clock, pauses, fixes, track]);
}
