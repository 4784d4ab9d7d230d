import { fireEvent, render, screen } from '@testing-library/react';
import { MapPanel } from './map-panel';
import { newPlayback } from './playback.rules';

jest.mock('./map/world-map', () => {
  throw new Error('no network');
});

test('a map that fails to load says so, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MapPanel
      track={undefined}
      playback={newPlayback(0)}
      all={false}
      player={{ current: null }}
      highlighted={null}
      onHighlight={() => undefined}
      onSelect={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  jest.restoreAllMocks();
});
