import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { GetInTouch } from './get-in-touch';

afterEach(() => jest.restoreAllMocks());

test('logs the values and clears the fields, and does nothing else', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const fetchMock = jest.fn();
  globalThis.fetch = fetchMock;
  render(<GetInTouch />);
  const name = screen.getByLabelText('Name');
  const email = screen.getByLabelText('Email');
  const message = screen.getByLabelText('Message');
  await userEvent.type(name, 'Meera');
  await userEvent.type(email, 'meera@example.org');
  await userEvent.type(message, 'Where do otters sleep?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(log).toHaveBeenCalledWith({
    name: 'Meera',
    email: 'meera@example.org',
    message: 'Where do otters sleep?',
  });
  for (const field of [name, email, message]) expect(field).toHaveValue('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('leaves the checks to the browser: all required, the second an e-mail address, five rows', () => {
  render(<GetInTouch />);
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Message')).toBeRequired();
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '5');
  expect(screen.getByLabelText('Message')).not.toHaveAttribute('maxlength');
});

test('cannot be sent before hydration, nor ever by GET', () => {
  const html = renderToString(<GetInTouch />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button[^>]* disabled=""/);
});

test('text typed before hydration stays and is logged', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<GetInTouch />);
  await userEvent.type(screen.getByLabelText('Name'), 'Meera');
  await userEvent.type(screen.getByLabelText('Email'), 'meera@example.org');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  const root = await act(() => hydrateRoot(container, <GetInTouch />));
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(log).toHaveBeenCalledWith({ name: 'Meera', email: 'meera@example.org', message: 'Hello' });
  act(() => root.unmount());
  container.remove();
});
