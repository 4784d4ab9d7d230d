import { Button, useTheme } from '@aranya/ui';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { Later } from '../../lib/later';
import styles from './lazy-map.module.css';

interface LazyMapProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  mapProps: Props;
  /** Replaces a map that does not load. */
  failedText?: string;
}

/** Made by tools/terrain. */
const worldPicture = (theme: string) => `/artwork/terrain/${theme}/world.webp`;

/** Shows a picture of the world until the map has loaded over it. */
export function LazyMap<Props extends object>({
  load,
  mapProps,
  failedText = m.map_failed(),
}: LazyMapProps<Props>) {
  const { theme, resolved } = useTheme();
  const begin = () => lazy(load) as ComponentType<Props>;
  const [Map, setMap] = useState(begin);

  return (
    <div className={styles.map}>
      <picture>
        {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={worldPicture('dark')} />}
        <img className={styles.world} src={worldPicture(resolved)} alt="" fetchPriority="high" />
      </picture>
      <Later>
        <MapErrorBoundary text={failedText} onRetry={() => setMap(begin)}>
          <Suspense>
            <Map {...mapProps} />
          </Suspense>
        </MapErrorBoundary>
      </Later>
    </div>
  );
}

interface MapErrorBoundaryProps {
  text: string;
  onRetry: () => void;
  children: ReactNode;
}

class MapErrorBoundary extends Component<MapErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { text, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    const retry = () => {
      onRetry();
      this.setState({ failed: false });
    };
    return (
      <div className={styles.noMap} role="alert">
        <p>{text}</p>
        <Button variant="outline" onClick={retry}>
          {m.map_try_again()}
        </Button>
      </div>
    );
  }
}
