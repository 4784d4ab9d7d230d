import { limits } from '@aranya/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inLanguage } from '../../testing/in-language';
import { setSessionHint } from '../../lib/session/session-hint';
import { setSignedIn } from '../../lib/session/signed-in';
import { contactLimits, ContactForm } from './contact-form';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const field = (label: string) => screen.getByLabelText(label);

async function write(message = 'Where do otters sleep?') {
  await userEvent.type(field('Name'), 'Meera');
  await userEvent.type(field('Email'), 'meera@example.org');
  await userEvent.type(field('Message'), message);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

function expectNothingLost() {
  expect(field('Name')).toHaveValue('Meera');
  expect(field('Email')).toHaveValue('meera@example.org');
  expect(field('Message')).toHaveValue('Where do otters sleep?');
}

function firstCall() {
  const [call] = fetchMock.mock.calls;
  if (!call) throw new Error('The form sent nothing.');
  return call;
}

test('sends the fields as JSON and shows the confirmation of the server', async () => {
  answer(200, { success: true, message: 'Thank you. Your message has reached us.' });
  render(<ContactForm />);
  await write();
  await send();
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(screen.getByText('Thank you. Your message has reached us.')).toBeVisible();
  const [url, { method, headers, body }] = firstCall();
  expect([url, method]).toEqual(['/api/contact', 'POST']);
  expect(headers).toMatchObject({ 'content-type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual({
    name: 'Meera',
    email: 'meera@example.org',
    message: 'Where do otters sleep?',
    website: '',
  });

  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Message')).toHaveValue('');
});

test('a signed-in member finds their name and address there', async () => {
  setSessionHint(true);
  setSignedIn({ name: 'Asha Rao', email: 'asha@example.org' });
  render(<ContactForm />);
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(field('Email')).toHaveValue('asha@example.org');
  cleanup();
  setSignedIn({ name: 'asha@example.org', email: 'asha@example.org' });
  render(<ContactForm />);
  expect(field('Name')).toHaveValue('');
  cleanup();
  setSessionHint(false);
  render(<ContactForm />);
  expect(field('Email')).toHaveValue('');
});

test('an invalid field shows its message and takes the focus; a change clears the message', async () => {
  const fields = { email: 'This email address is not valid.' };
  answer(400, { success: false, code: 'invalid_input', message: fields.email, fields });
  render(<ContactForm />);
  await write();
  await send();
  expect(await screen.findByText(fields.email)).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(fields.email));
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expectNothingLost();
  await userEvent.type(field('Email'), 'x');
  expect(screen.queryByText(fields.email)).not.toBeInTheDocument();
});

test('empty fields show their own messages, the first takes the focus, and nothing is sent', async () => {
  render(<ContactForm />);
  await userEvent.type(field('Email'), 'meera');
  await userEvent.type(field('Message'), '  ');
  await send();
  expect(screen.getByText('Name cannot be empty.')).toBeVisible();
  expect(screen.getByText('This email address is not valid.')).toBeVisible();
  expect(screen.getByText('Message cannot be empty.')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  expect(field('Name').closest('form')).toHaveAttribute('novalidate');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(field('Email')).toHaveValue('meera');
});

test('an error of the whole form is shown, and the fields keep their values', async () => {
  const message = 'Many messages came from your address. Please wait 9 min and send it again.';
  answer(429, { success: false, code: 'too_many_requests', message });
  render(<ContactForm />);
  await write();
  await send();
  expect(await screen.findByText(message)).toBe(screen.getByRole('alert'));
  expectNothingLost();

  answer(200, { success: true, message: 'Thank you.' });
  await send();
  expect(await screen.findByText('Thank you.')).toBeVisible();
});

test.each([
  [
    'no connection',
    () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    /could not reach/,
  ],
  [
    'a page of HTML',
    () => fetchMock.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 })),
    /our side/,
  ],
  ['JSON of another kind', () => answer(200, null), /our side/],
])('%s shows a message, and the fields keep their values', async (_what, prepare, words) => {
  prepare();
  render(<ContactForm />);
  await write();
  await send();
  expect(await screen.findByText(words)).toBe(screen.getByRole('alert'));
  expectNothingLost();
});

test('in Hindi a refusal is told by what it means, and the thanks are in Hindi', async () => {
  inLanguage('hi');
  render(<ContactForm />);
  await userEvent.type(field('नाम'), 'Meera');
  await userEvent.type(field('ई-मेल'), 'meera@example.org');
  await userEvent.type(field('संदेश'), 'ऊदबिलाव कहाँ सोते हैं?');
  const sendInHindi = () => userEvent.click(screen.getByRole('button', { name: 'संदेश भेजें' }));

  answer(400, {
    success: false,
    code: 'invalid_input',
    message: 'यह गलत है।',
    fields: { email: 'यह गलत है।' },
  });
  await sendInHindi();
  expect(await screen.findByText('यह गलत है।')).toBeVisible();
  expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'hi' });
});

test('is sent once, however often the button is pressed', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  render(<ContactForm />);
  await write();
  await send();
  await send();
  await userEvent.type(field('Name'), '{Enter}');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('the honeypot is hidden from people and is sent when filled in', async () => {
  answer(200, { success: true, message: 'Thank you.' });
  const { container } = render(<ContactForm />);
  const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
  if (!honeypot) throw new Error('The form has no honeypot.');
  expect(honeypot.tabIndex).toBe(-1);
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  await write();
  honeypot.value = 'https://spam.example';
  await send();
  await screen.findByText('Thank you.');
  expect(JSON.parse(String(firstCall()[1].body))).toMatchObject({
    website: 'https://spam.example',
  });
});

test('the fields are required and have the limits of the contract', () => {
  render(<ContactForm />);
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(contactLimits).toMatchObject({ name: limits.contactName, message: limits.contactMessage });
});

test('cannot be sent before hydration', () => {
  expect(renderToString(<ContactForm />)).toMatch(/<button[^>]*disabled/);
});

test('text typed before hydration stays and is sent', async () => {
  answer(200, { success: true, message: 'Thank you.' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm />);
  await write();
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, <ContactForm />, { onRecoverableError }));
  expectNothingLost();
  await send();
  await screen.findByText('Thank you.');
  expect(JSON.parse(String(firstCall()[1].body))).toMatchObject({
    name: 'Meera',
    email: 'meera@example.org',
    message: 'Where do otters sleep?',
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
