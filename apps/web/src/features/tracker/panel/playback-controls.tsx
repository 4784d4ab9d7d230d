import {
  announce,
  IconButton,
  PauseIcon,
  PlayIcon,
  RetryIcon,
  StepBackIcon,
  StepForwardIcon,
} from '@aranya/ui';
import { tracks } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { type Ref, useState } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { Portrait } from '../../../lib/artwork';
import { ListBox } from '../list-box';
import playerStyles from '../measured/player/player.module.css';
import { isDone, isPlaying, SLOW, speeds, type Speed } from '../playback.rules';
import { stopNames, type AnimalTrack } from '../track';
import type { PlaybackActions } from '../use-playback';
import { INVITATION_ID } from './invitation';
import styles from './playback-controls.module.css';

interface PlaybackControlsProps {
  ref: Ref<HTMLElement>;
  track: AnimalTrack | undefined;
  all: boolean;
  actions: PlaybackActions;
}

export function PlaybackControls({ ref, track, all, actions }: PlaybackControlsProps) {
  const { shown } = actions.playback;
  const [active, setActive] = useState(-1);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={clsx('deep', 'by-script', styles.bar, !track && styles.hintOnly)}
      aria-label={m.track_selected()}
    >
      {track ? (
        <>
          <div className="stack gap-3 middle beside">
            {/* The emoji stays as text; the drawing lies over it. */}
            <span className={styles.face}>
              {track.emoji}
              <Portrait className="absolute inset-0" slug={track.slug} size={52} loading="eager" />
            </span>
            <div>
              <p className={styles.name}>{track.name}</p>
              <p className="small lh-13 on-deep-2 over-hair">
                {track.stops[active < 0 ? shown - 1 : active]?.place}
              </p>
            </div>
          </div>
          <Controls {...actions} />
          <Stops track={track} shown={shown} onActive={setActive} onChoose={actions.choose} />
        </>
      ) : (
        <p className={styles.hint}>
          {all ? (
            m.track_pick({ count: tracks.length })
          ) : (
            <a className="plain" href={`#${INVITATION_ID}`}>
              {m.track_choose()}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

interface StopsProps {
  track: AnimalTrack;
  shown: number;
  onActive: (index: number) => void;
  onChoose: (stop: number) => void;
}

/** A dot for each stop, for the keyboard. */
function Stops({ track, shown, onActive, onChoose }: StopsProps) {
  const names = stopNames(track);
  return (
    <ListBox
      label={m.track_stops_of({ name: track.name })}
      horizontal
      className={styles.stops}
      count={names.length}
      selected={shown - 1}
      begin={() => shown - 1}
      onActive={onActive}
      onChoose={(index) => {
        onChoose(index + 1);
        announce(m.track_stop_shown({ number: index + 1 }));
      }}
      option={(index) => ({
        name: names[index] ?? '',
        content: <i className={clsx('circle', index < shown && styles.reached)} />,
      })}
    />
  );
}

const speedText = (speed: Speed): string => (speed === SLOW ? m.track_slow() : `${speed}×`);

function Controls({ playback, play, pause, restart, step, setSpeed }: PlaybackActions) {
  const hydrated = useHydrated();
  const playing = isPlaying(playback);
  const stopHere = () => {
    pause();
    announce(m.track_paused_at({ stop: playback.shown }));
  };
  return (
    <fieldset className={`row gap-2 spread wraps ${styles.controls}`} disabled={!hydrated}>
      <div className={styles.buttons} role="group" aria-label={m.track_route_controls()}>
        <IconButton
          variant="primary"
          label={playing ? m.track_pause() : m.track_play()}
          icon={playing ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
          onClick={playing ? stopHere : play}
        />
        <IconButton
          variant="onDeep"
          label={m.track_step_back()}
          icon={<StepBackIcon />}
          aria-disabled={playback.shown <= 1}
          onClick={() => step(-1)}
        />
        <IconButton
          variant="onDeep"
          label={m.track_step_forward()}
          icon={<StepForwardIcon />}
          aria-disabled={isDone(playback)}
          onClick={() => step(1)}
        />
        <IconButton variant="onDeep" label={m.track_replay()} icon={<RetryIcon />} onClick={restart} />
      </div>
      <div className={styles.speeds} role="group" aria-label={m.track_speed()}>
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            className={playerStyles.choice}
            aria-label={m.track_speed_of({ speed: speedText(speed) })}
            aria-pressed={playback.speed === speed}
            onClick={() => setSpeed(speed)}
          >
            {speedText(speed)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
