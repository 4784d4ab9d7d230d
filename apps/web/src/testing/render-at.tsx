import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type LoaderFunction, useLocation } from 'react-router';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Renders a screen, after its loader; any other address shows its path in `elsewhere`. */
export function renderAt(path: string, Component: ComponentType, loader?: LoaderFunction) {
  const pattern = path.split(/[?#]/)[0] ?? path;
  const Stub = createRoutesStub([
    { path: pattern, Component, ...(loader && { loader, HydrateFallback: () => null }) },
    { path: '*', Component: Elsewhere },
  ]);
  return render(<Stub initialEntries={[path]} />);
}
