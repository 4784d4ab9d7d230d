import { startTransition, StrictMode } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { guardMarkup } from './lib/trusted-types';

guardMarkup();

// Hydrates once the browser has painted and is idle.
const hydrate = () =>
  void import('react-dom/client').then(({ hydrateRoot }) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  );

// Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 1_000 });
else setTimeout(hydrate);
