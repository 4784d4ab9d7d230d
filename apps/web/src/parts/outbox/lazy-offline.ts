import { type ComponentType, lazy } from 'react';

/** For what is needed without a network: `preload` it while there is one. What could not be loaded renders nothing. */
export function lazyOffline<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: ComponentType<Props> = () => null;
  return {
    Component: lazy(() => load().catch(() => ({ default: nothing }))),
    preload: () => void load().catch(() => undefined),
  };
}
