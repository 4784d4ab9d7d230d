import { IconButton, PauseIcon, PlayIcon, RetryIcon, StepBackIcon, StepForwardIcon } from '@aranya/ui';
import { tracks } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { Fragment, type Ref } from 'react';
import type { Route } from '../route';
import { isDone, isPlaying, speeds, type Speed } from '../tracker.rules';
import type { RunControls } from '../use-run';
import styles from './deck.module.css';

interface DeckProps {
  ref: Ref<HTMLElement>;
  route: Route | undefined;
  all: boolean;
  controls: RunControls;
}

/** The caption bar, and with an animal selected the controls of its run. */
export function Deck({ ref, route, all, controls }: DeckProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={clsx('deep', 'by-script', styles.deck, !route && styles.idle)}
      aria-label="Selected animal"
    >
      {route ? (
        <>
          <Caption route={route} shown={controls.run.shown} />
          <Pips route={route} shown={controls.run.shown} />
          <Controls controls={controls} />
        </>
      ) : (
        <p className={styles.hint}>
          {all
            ? `${tracks.length} routes. Pick one on the map or in the list.`
            : 'Choose an animal to follow'}
        </p>
      )}
    </section>
  );
}

function Caption({ route, shown }: { route: Route; shown: number }) {
  const { track, stops } = route;
  return (
    <div className={styles.caption}>
      <span className={styles.emoji} aria-hidden="true">
        {track.emoji}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{track.name}</p>
        <p className={styles.place}>{stops[shown - 1]?.place}</p>
      </div>
    </div>
  );
}

/** The way so far, as beads on a string. */
function Pips({ route: { stops }, shown }: { route: Route; shown: number }) {
  return (
    <div className={styles.pips} role="img" aria-label={`Stop ${shown} of ${stops.length}`}>
      {stops.map((stop, index) => (
        <Fragment key={`${stop.lat} ${stop.lng} ${index}`}>
          {index > 0 && <b className={clsx(index < shown && styles.reached)} />}
          <i className={clsx(index < shown && styles.reached)} />
        </Fragment>
      ))}
    </div>
  );
}

const speedText: Record<Speed, string> = { 0.5: '½×', 1: '1×', 2: '2×' };

function Controls({ controls }: { controls: RunControls }) {
  const { run, play, pause, restart, step, setSpeed } = controls;
  const playing = isPlaying(run);
  return (
    <div className={styles.controls}>
      <div className={styles.acts} role="group" aria-label="Route controls">
        <IconButton variant="onDeep" label="Replay" icon={<RetryIcon />} onClick={restart} />
        <IconButton
          variant="onDeep"
          label="Step back"
          icon={<StepBackIcon />}
          aria-disabled={run.shown <= 1}
          onClick={() => step(-1)}
        />
        <IconButton
          variant="primary"
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
          onClick={playing ? pause : play}
        />
        <IconButton
          variant="onDeep"
          label="Step forward"
          icon={<StepForwardIcon />}
          aria-disabled={isDone(run)}
          onClick={() => step(1)}
        />
      </div>
      <div className={styles.speeds} role="group" aria-label="Speed">
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            className={styles.speed}
            aria-label={`${speedText[speed]} speed`}
            aria-pressed={run.speed === speed}
            onClick={() => setSpeed(speed)}
          >
            {speedText[speed]}
          </button>
        ))}
      </div>
    </div>
  );
}
