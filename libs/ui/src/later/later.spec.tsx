import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { later } from './later';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const script = { default: Greeting };

test('waits for its script, then stands there; the next one is drawn at once', async () => {
  const importIt = jest.fn(async () => script);
  const Later = later(importIt, { waiting: <p>On its way</p> });
  expect(importIt).not.toHaveBeenCalled();
  const { unmount } = render(<Later name="Asha" />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
  unmount();
  render(<Later name="Meera" />);
  expect(screen.getByText('Hello Meera')).toBeInTheDocument();
  expect(importIt).toHaveBeenCalledTimes(1);
});

test('prepared, there is no waiting', async () => {
  const Later = later(async () => script, { waiting: <p>On its way</p> });
  await act(async () => Later.prepare());
  render(<Later name="Asha" />);
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
});

test('a script that did not come can be asked for again', async () => {
  const importIt = jest.fn(async () => script).mockRejectedValueOnce(new TypeError('no network'));
  const Later = later(importIt, { failed: (again) => <button onClick={again}>Try again</button> });
  render(<Later name="Asha" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
});

test('preparing fails in silence, loading does not', async () => {
  const Later = later(async (): Promise<typeof script> => {
    throw new TypeError('no network');
  });
  await act(async () => Later.prepare());
  await expect(Later.load()).rejects.toThrow('no network');
});

test('prerendering asks for nothing', () => {
  const importIt = jest.fn(async () => script);
  const Later = later(importIt, { waiting: <p>On its way</p> });
  expect(renderToString(<Later name="Asha" />)).toContain('On its way');
  expect(importIt).not.toHaveBeenCalled();
});
