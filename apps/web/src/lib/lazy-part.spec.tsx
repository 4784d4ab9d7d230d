import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyOffline } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('renders a part once it is loaded', async () => {
  const part = lazyOffline(() => Promise.resolve({ default: Part }));
  render(<part.Component name="Meera" />, { wrapper: Suspense });
  expect(await screen.findByText('The part of Meera')).toBeInTheDocument();
});

it('keeps the page where a part cannot be loaded, and says what is missing', async () => {
  const unsaid = lazyOffline<{ name: string }>(lost);
  const said = lazyOffline<{ name: string }>(lost, ({ name }) => <p>{name} could not be loaded.</p>);
  unsaid.preload();
  render(
    <Suspense>
      <h1>The page</h1>
      <unsaid.Component name="Meera" />
      <said.Component name="Priya" />
    </Suspense>,
  );
  expect(await screen.findByText('Priya could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(screen.queryByText(/Meera/)).not.toBeInTheDocument();
});
