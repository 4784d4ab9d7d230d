import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TextArea } from './text-area';

const area = () => screen.getByRole('textbox', { name: 'Message' });

test('takes text and ties its error to itself', async () => {
  render(<TextArea label="Message" error="Say something first" />);
  await userEvent.type(area(), 'Hello');
  expect(area()).toHaveValue('Hello');
  expect(area()).toHaveAttribute('aria-invalid', 'true');
  expect(area()).toHaveAccessibleDescription('Say something first');
});

test('counts only near the limit, and never cuts what is typed', async () => {
  render(<TextArea label="Message" limit={20} defaultValue="seventeen letters" />);
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
  await userEvent.type(area(), '!');
  expect(screen.getByText('2 left')).toBeVisible();
  expect(area()).toHaveAccessibleDescription('2 left');
  expect(area()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(area(), 'abc');
  expect(area()).toHaveValue('seventeen letters!abc');
  expect(area()).toHaveAttribute('aria-invalid', 'true');
  expect(area()).toHaveAccessibleDescription('1 over the limit');
  expect(await screen.findByText('The text is over the limit')).toHaveAttribute('aria-live', 'polite');
});

test('follows a controlled value, also when it is cleared from outside', async () => {
  function Chat() {
    const [text, setText] = useState('');
    return (
      <>
        <TextArea label="Message" limit={10} value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => setText('')}>Send</button>
      </>
    );
  }
  render(<Chat />);
  await userEvent.type(area(), '123456789');
  expect(screen.getByText('1 left')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(area()).toHaveValue('');
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
});

test('counts what was typed before hydration', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<TextArea label="Message" limit={10} />);
  host.querySelectorAll('textarea').forEach((field) => (field.value = '123456789'));
  const root = await act(async () => hydrateRoot(host, <TextArea label="Message" limit={10} />));
  expect(area()).toHaveValue('123456789');
  expect(screen.getByText('1 left')).toBeVisible();
  act(() => root.unmount());
  host.remove();
});

test('forgets the count when its form is reset', async () => {
  const { container } = render(
    <form>
      <TextArea label="Message" limit={10} />
    </form>,
  );
  await userEvent.type(area(), '1234567890');
  expect(screen.getByText('0 left')).toBeVisible();
  act(() => container.querySelector('form')?.reset());
  expect(area()).toHaveValue('');
  expect(screen.queryByText('0 left')).not.toBeInTheDocument();
});

test('grows by its scroll height where the browser cannot do it by itself', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(240);
  render(<TextArea label="Message" />);
  await userEvent.type(area(), 'a');
  expect(area()).toHaveStyle({ height: '240px' });
  height.mockRestore();
});
