import { type ComponentType, lazy } from 'react';

/**
 * For a part of a page that may not load where the network is gone: the page stays. `preload` it where it is needed
 * without one.
 * @param missing stands for what could not be loaded; nothing does by default
 */
export function lazyOffline<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: ComponentType<Props> = () => null,
) {
  return {
    Component: lazy(() => load().catch(() => ({ default: missing }))),
    preload: () => void load().catch(() => undefined),
  };
}
