import { type ComponentType, lazy, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const Nothing = () => null;

/** A part of a page that loads when it is first shown; until then `Coming` stands there, by default nothing. */
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
 * As {@link lazyPart}, where the page stays if the part does not load without a network. `preload` it where it is needed
 * without one.
 * @param missing stands for what could not be loaded; nothing does by default
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
