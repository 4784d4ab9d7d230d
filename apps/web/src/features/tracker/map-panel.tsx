import { Button } from '@aranya/ui';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { useHydrated } from '../../lib/hydration';
import type { WorldMapProps } from './map/world-map';
import world from './map/world.svg';
import styles from './tracker.module.css';

const lazyMap = () => lazy(async () => ({ default: (await import('./map/world-map')).WorldMap }));

/** A picture of the world until the map is loaded over it. */
export function MapPanel(props: WorldMapProps) {
  const hydrated = useHydrated();
  const [WorldMap, setWorldMap] = useState(lazyMap);
  const [attempt, setAttempt] = useState(1);

  const retry = () => {
    setWorldMap(lazyMap());
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.map}>
      <img className={styles.world} src={world} alt="" fetchPriority="high" />
      {hydrated && (
        <MapErrorBoundary key={attempt} fallback={<MapFailed onRetry={retry} />}>
          <Suspense>
            <WorldMap {...props} />
          </Suspense>
        </MapErrorBoundary>
      )}
    </div>
  );
}

function MapFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.noMap} role="alert">
      <p>The map did not come. The route is told in words beside it.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface MapErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class MapErrorBoundary extends Component<MapErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
