import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepts } from './accepts';
import { FileDropButton } from './file-drop-button';

const picture = (name = 'tiger.png') => new File(['x'], name, { type: 'image/png' });
const text = () => new File(['x'], 'notes.txt', { type: 'text/plain' });

test.each<[string, string, string, boolean]>([
  ['a.png', 'image/png', 'image/*', true],
  ['a.PNG', '', '.png', true],
  ['a.txt', 'text/plain', 'image/*', false],
  ['a.txt', 'text/plain', 'image/png, text/plain', true],
  ['image.txt', '', 'image/*', false],
  ['a.bin', '', '', true],
])('%s of type %j for accept %j: %s', (name, type, accept, fits) => {
  expect(accepts({ name, type }, accept)).toBe(fits);
});

test('gives the chosen pictures, several at once, and the same again', async () => {
  const files = jest.fn();
  render(<FileDropButton label="Add pictures" multiple onFiles={files} />);
  const input = screen.getByLabelText('Add pictures');
  expect(input).toHaveAttribute('accept', 'image/*');
  const [a, b] = [picture('a.png'), picture('b.png')];
  await userEvent.upload(input, [a, b]);
  await userEvent.upload(input, [a, b]);
  expect(files.mock.calls).toEqual([[[a, b]], [[a, b]]]);
});

test('sorts out what is no picture', async () => {
  const files = jest.fn();
  const refused = jest.fn();
  render(<FileDropButton label="Add" multiple onFiles={files} onRefused={refused} />);
  const [good, bad] = [picture(), text()];
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add'), [good, bad]);
  expect(files.mock.calls).toEqual([[[good]]]);
  expect(refused.mock.calls).toEqual([[[bad]]]);
});

test('can be reached by keyboard, in each of its looks', async () => {
  for (const look of ['button', 'icon'] as const) {
    const { unmount } = render(<FileDropButton label="Attach" look={look} onFiles={() => undefined} />);
    await userEvent.tab();
    expect(screen.getByLabelText('Attach')).toHaveFocus();
    unmount();
  }
});
