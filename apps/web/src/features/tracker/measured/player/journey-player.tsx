import { announce, IconButton, PauseIcon, PlayIcon, RetryIcon, RouteIcon } from '@aranya/ui';
import { dateText, pauseAt, pauseSentence } from '@aranya/wildlife-data';
import { useEffect } from 'react';
import { dayText, distanceText } from '../measured-text';
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
  byYear: boolean;
  whole: boolean;
  onWhole: (whole: boolean) => void;
}

/** The player stands below the map, so that it never covers an animal. */
export function JourneyPlayer({ clock, ...props }: JourneyPlayerProps) {
  return (
    <section
      className={`deep by-script stack gap-3 pad-top-3 pad-bottom-4 pad-x-5 ${styles.player}`}
      aria-label="Journey player"
    >
      {clock ? <Loaded clock={clock} {...props} /> : <p className="pad-5 centered">Loading the positions…</p>}
    </section>
  );
}

function Loaded({
  clock,
  tracks,
  pauses,
  byYear,
  whole,
  onWhole,
}: JourneyPlayerProps & { clock: PlayerClock }) {
  const playing = useClockValue(clock, (state) => state.playing);
  const speed = useClockValue(clock, (state) => state.speed);
  useAnnouncedPauses(clock, pauses, tracks[0]);
  return (
    <>
      <Readings clock={clock} tracks={tracks} pauses={pauses} byYear={byYear} />
      <TimeBar
        key={`${clock.timeline.start} ${clock.timeline.end}`}
        clock={clock}
        formatTime={byYear ? dayText : dateText}
      />
      <div className={styles.controls}>
        <div className={styles.buttons} role="group" aria-label="Journey controls">
          <IconButton
            variant="primary"
            label={playing ? 'Pause' : 'Play'}
            icon={playing ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
            onClick={playing ? clock.pause : clock.play}
          />
          <IconButton
            variant="onDeep"
            label="Replay"
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
            <span>Whole path</span>
          </button>
        </div>
        <div className={styles.speeds} role="group" aria-label="Speed">
          {clockSpeeds.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.choice}
              aria-label={`${speedText[each]} speed`}
              aria-pressed={speed === each}
              onClick={() => clock.setSpeed(each)}
            >
              {speedText[each]}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

/** Announces for the first animal when a long pause begins, and the end. */
function useAnnouncedPauses(
  clock: PlayerClock,
  pauses: readonly NamedPause[],
  track: PlayedTrack | undefined,
): void {
  const inCells = track?.cellDegrees !== undefined;
  useEffect(() => {
    const [entry] = clock.timeline.entries;
    if (!entry) return;
    const { journey, offset } = entry;
    let last: NamedPause | undefined;
    return clock.store.subscribe(({ time, playing }, before) => {
      if (!before.playing) return;
      const pause = pauseAt(pauses, time + offset);
      if (pause && pause !== last) announce(`${pauseSentence(pause, pause.where)}.`);
      last = pause;
      if (!playing && time >= clock.timeline.end)
        announce(`The record ends here, after ${distanceText(journey.km.at(-1) ?? 0, inCells)}.`);
    });
  }, [clock, pauses, inCells]);
}
