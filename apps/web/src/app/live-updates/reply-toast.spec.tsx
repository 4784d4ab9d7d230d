import '@testing-library/jest-dom';
import { Toaster } from '@aranya/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { sampleId, sampleChatMessage } from '../../testing/samples';
import { createToastLimiter, showReplyToast } from './reply-toast';

const sender = { _id: sampleId(902), full_name: 'Priya Nair', username: 'priya', profile_picture: '' };

describe('the reply toast', () => {
  async function show(text: string) {
    const Stub = createRoutesStub([
      { path: '/', Component: () => <Toaster /> },
      { path: '*', Component: () => <p>The chat</p> },
    ]);
    render(<Stub initialEntries={['/']} />);
    await act(() => Promise.resolve());
    act(() => showReplyToast(sampleChatMessage(1, { text }), sender));
  }

  test('shows who wrote the first 50 characters and links to the chat, for one second', async () => {
    await show(`${'x'.repeat(50)}y`);
    const toast = await screen.findByRole('status');
    expect(toast).toHaveTextContent('Priya Nair');
    expect(screen.getByText('x'.repeat(50))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      `/community/messages/${sampleId(902)}`,
    );
    const timer = screen.getByRole('progressbar', { hidden: true });
    expect(timer).toHaveStyle({ animationDuration: '1000ms' });
    fireEvent.animationEnd(timer);
    fireEvent.animationEnd(toast);
    await waitFor(() => expect(screen.queryByText('Priya Nair')).not.toBeInTheDocument());
  });

  test('opens the chat and closes', async () => {
    await show('Come quickly');
    fireEvent.click(screen.getByRole('link', { name: 'Reply' }));
    expect(await screen.findByText('The chat')).toBeVisible();
    expect(screen.queryByText('Come quickly')).not.toBeInTheDocument();
  });
});

test('at most three toasts a second for one sender', () => {
  let now = 0;
  const may = createToastLimiter(() => now);
  expect([may('a'), may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, true, false, true]);
  now = 1000;
  expect(may('a')).toBe(true);
});
