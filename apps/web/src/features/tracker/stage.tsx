import { Button } from '@aranya/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { WorldMapProps } from './map/world-map';
import styles from './tracker.module.css';

/** The map's place: the sea alone in the prerendered page, the map as soon as its script has come. */
export function Stage(props: WorldMapProps) {
  const [WorldMap, setWorldMap] = useState<ComponentType<WorldMapProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let here = true;
    import('./map/world-map').then(
      (loaded) => here && setWorldMap(() => loaded.WorldMap),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [attempt]);

  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.sea}>
      {WorldMap ? (
        <WorldMap {...props} />
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
