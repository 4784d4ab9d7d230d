import { Button } from '@aranya/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useMapStart } from './map-start';
import { nextTask } from './next-task';
import type { WorldMapProps } from './map/world-map';
import styles from './tracker.module.css';

/** Leaflet by itself first: two scripts, each asked for and run in a task of its own, block for half the time. */
async function loadMap() {
  const leaflet = import('leaflet');
  await nextTask();
  const [map] = await Promise.all([import('./map/world-map'), leaflet]);
  return map.WorldMap;
}

/** The map's place: a picture of the world in the prerendered page, and the map over it when its scripts have come. */
export function Stage(props: Omit<WorldMapProps, 'stirred'>) {
  const box = useRef<HTMLDivElement>(null);
  const { started, stirred } = useMapStart(props.all || props.route !== undefined, box);
  const [WorldMap, setWorldMap] = useState<ComponentType<WorldMapProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!started) return;
    let here = true;
    loadMap().then(
      (Loaded) => here && setWorldMap(() => Loaded),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [started, attempt]);

  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <div ref={box} className={styles.sea}>
      {WorldMap ? (
        <WorldMap {...props} stirred={stirred} />
      ) : failed ? (
        <div className={styles.noMap} role="alert">
          <p>The map did not come. The route is told in words beside it.</p>
          <Button variant="outline" onClick={again}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
