import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { earlyActsScript, useEarlyActs } from './early-acts';

const runScript = () => new Function(earlyActsScript)();
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

function Page() {
  useEarlyActs();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [stay, setStay] = useState(false);
  const [type, setType] = useState('All');
  return (
    <>
      <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Stay"
        checked={stay}
        onChange={(event) => setStay(event.target.checked)}
      />
      <select aria-label="Type" value={type} onChange={(event) => setType(event.target.value)}>
        <option>All</option>
        <option>Bird</option>
      </select>
      <p>
        Found: {text} {type} {String(stay)}
      </p>
    </>
  );
}

test('what was pressed and typed before the page was alive is done once it is', async () => {
  runScript();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  // Twice, as the impatient do: the menu must not close again.
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'tiger';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  screen.getByRole('checkbox').click();
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.value = 'Bird';
  select.dispatchEvent(new Event('input', { bubbles: true }));

  const root = await act(async () => hydrateRoot(container, <Page />));
  await nextFrame();
  expect(screen.getByRole('button')).toHaveTextContent('Close');
  expect(field).toHaveValue('tiger');
  expect(select).toHaveValue('Bird');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByText('Found: tiger Bird true')).toBeInTheDocument();

  // From now on nothing is kept, nor done a second time.
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Open');
  document.dispatchEvent(new Event('aranya:alive'));
  expect(screen.getByRole('button')).toHaveTextContent('Open');
  act(() => root.unmount());
  container.remove();
});

test('what React has answered itself is not done twice', async () => {
  runScript();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'ti';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The page is not alive before the next frame.
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const root = await act(async () => hydrateRoot(container, <Page />));
  frames.mockRestore();
  fireEvent.click(screen.getByRole('button'));
  fireEvent.input(field, { target: { value: 'tiger' } });
  expect(screen.getByRole('button')).toHaveTextContent('Close');
  act(() => void document.dispatchEvent(new Event('aranya:alive')));
  expect(screen.getByRole('button')).toHaveTextContent('Close');
  expect(field).toHaveValue('tiger');
  act(() => root.unmount());
  container.remove();
});

test('a page on which nobody acted is left as it is', async () => {
  runScript();
  render(<Page />);
  await nextFrame();
  expect(screen.getByRole('button')).toHaveTextContent('Open');
});
