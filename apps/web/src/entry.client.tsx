import { startTransition, StrictMode } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { loadLanguage } from './lib/language/load-language';
import { guardMarkup } from './lib/trusted-types';

guardMarkup();

// Hydrates once the browser has painted and is idle.
const hydrate = () =>
  void Promise.all([import('react-dom/client'), loadLanguage(location.pathname)]).then(([{ hydrateRoot }]) =>
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
