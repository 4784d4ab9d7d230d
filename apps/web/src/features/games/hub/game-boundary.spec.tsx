import { render, screen } from '@testing-library/react';
import { GameBoundary } from './game-boundary';

test('a game that does not load leaves the page standing and offers another try', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('chunk 17 is not there');
  };
  render(
    <GameBoundary>
      <Broken />
    </GameBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The game did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('chunk 17');
  jest.restoreAllMocks();
});
