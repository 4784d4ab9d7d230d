import { type ComponentType, lazy, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const Nothing = () => null;

/** Loads a part of a page when first shown; until then `Coming` replaces it, by default nothing. */
export function lazyPart<Props extends object>(load: Load<Props>, Coming: ComponentType<Props> = Nothing) {
  const Loaded = lazy(load) as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Coming {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/**
 * As {@link lazyPart}, but the page survives a failed load offline. `preload` what is needed offline.
 * @param missing replaces what could not be loaded; nothing does by default
 */
export function lazyOffline<Props extends object>(
  load: Load<Props>,
  missing: ComponentType<Props> = Nothing,
  coming?: ComponentType<Props>,
) {
  return {
    Component: lazyPart(() => load().catch(() => ({ default: missing })), coming),
    preload: () => void load().catch(() => undefined),
  };
}
