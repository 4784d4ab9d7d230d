import { fireEvent, render, screen } from '@testing-library/react';
import { Stage } from './stage';

jest.mock('./map/world-map', () => {
  throw new Error('no network');
});

test('a map that does not come is told, and asked for again', async () => {
  render(
    <Stage
      route={undefined}
      shown={0}
      all={false}
      lit={null}
      onLight={() => undefined}
      onPick={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The map did not come.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
