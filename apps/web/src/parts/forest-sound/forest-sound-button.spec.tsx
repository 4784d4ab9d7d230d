import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startForest } from './forest';
import { ForestSoundButton } from './forest-sound-button';

const stop = jest.fn();
jest.mock('./forest', () => ({ startForest: jest.fn(() => stop) }));

class SoundDevice {
  close = jest.fn();
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { AudioContext: SoundDevice });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

const button = () => screen.getByRole('button', { name: 'Forest sound' });

test('is silent until it is pressed, and again after the next press', async () => {
  render(<ForestSoundButton variant="plain" />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(startForest).not.toHaveBeenCalled();

  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(startForest).toHaveBeenCalledTimes(1));

  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('ends when the page is left', async () => {
  const { unmount } = render(<ForestSoundButton variant="plain" />);
  await userEvent.click(button());
  await waitFor(() => expect(startForest).toHaveBeenCalledTimes(1));
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
