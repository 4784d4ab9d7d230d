import { HERO_HEIGHT, HERO_WIDTH } from '@aranya/artwork';
import { IconButton, PauseIcon, PlayIcon } from '@aranya/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../../../lib/language/messages';
import { SiteLink } from '../../../../lib/language/site-link';
import { paths } from '../../../../lib/paths';
import { ForestSoundButton } from '../../../../parts/forest-sound/forest-sound-button';
import { flightPath } from './clock';
import { CHAPTERS, FLIGHTS } from './flights';
import styles from './life.module.css';
import { Pulses } from './pulses';
import { usePlayback } from './use-playback';

/** Birds and sightings on the hero's land, and what is told of them at its foot. */
export function Life({ land }: { land: HTMLElement }) {
  const [birds, setBirds] = useState<HTMLElement | null>(null);
  const { chapter, isPlaying, toggle } = usePlayback(birds);
  const told = chapter === undefined ? undefined : CHAPTERS[chapter];
  return (
    <>
      {createPortal(
        <div ref={setBirds} className="absolute inset-0">
          <svg
            className="absolute inset-0 wide tall"
            viewBox={`0 0 ${HERO_WIDTH} ${HERO_HEIGHT}`}
            aria-hidden="true"
          >
            {FLIGHTS.map((flight) => (
              <path key={flight.track} className={styles.way} d={flightPath(flight)} />
            ))}
          </svg>
          <Pulses />
          {FLIGHTS.map(({ track, name }) => (
            <div key={track} className="absolute inset-0" data-flight={track}>
              <SiteLink
                className={styles.head}
                to={paths.measuredTrack(track)}
                aria-label={m.landing_bird({ name })}
              />
            </div>
          ))}
        </div>,
        land,
      )}
      <div className={styles.foot}>
        <div className="wrap row gap-3">
          <IconButton
            variant="onPicture"
            label={isPlaying ? m.landing_birds_pause() : m.landing_birds_fly()}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
          <ForestSoundButton variant="onPicture" />
          <p className="small lh-14">
            {told ? (
              <>
                <b className="semibold">{told.date()}</b> {told.text()}
              </>
            ) : (
              m.landing_birds_still()
            )}
          </p>
        </div>
      </div>
    </>
  );
}
