import { Button, useTheme } from '@aranya/ui';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '../../lib/hydration';
import styles from './lazy-map.module.css';

interface LazyMapProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  mapProps: Props;
  /** This text replaces a map that does not load. */
  failedText?: string;
}

/** tools/terrain prints it. */
const pictureOf = (theme: string) => `/artwork/terrain/${theme}/world.webp`;

/** Shows a picture of the world until the map is loaded over it. */
export function LazyMap<Props extends object>({
  load,
  mapProps,
  failedText = 'The map could not be loaded. The route is described beside it.',
}: LazyMapProps<Props>) {
  const hydrated = useHydrated();
  const { theme, resolved } = useTheme();
  const [Map, setMap] = useState(() => lazy(load) as ComponentType<Props>);
  const [attempt, setAttempt] = useState(1);

  const retry = () => {
    setMap(() => lazy(load) as ComponentType<Props>);
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.map}>
      <picture>
        {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={pictureOf('dark')} />}
        <img className={styles.world} src={pictureOf(resolved)} alt="" fetchPriority="high" />
      </picture>
      {hydrated && (
        <MapErrorBoundary key={attempt} fallback={<MapFailed text={failedText} onRetry={retry} />}>
          <Suspense>
            <Map {...mapProps} />
          </Suspense>
        </MapErrorBoundary>
      )}
    </div>
  );
}

function MapFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.noMap} role="alert">
      <p>{text}</p>
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
