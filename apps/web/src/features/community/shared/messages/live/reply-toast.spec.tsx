import '@testing-library/jest-dom';
import { notify, Toaster } from '@aranya/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { idOf, sampleChatMessage } from '../../testing/samples';
import { createToastBrake, showReplyToast } from './reply-toast';

const sender = { _id: idOf(902), full_name: 'Priya Nair', username: 'priya', profile_picture: '' };

describe('the reply toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => notify.clear());
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  async function show(text: string) {
    const Stub = createRoutesStub([
      { path: '/', Component: () => <Toaster /> },
      { path: '*', Component: () => <p>The chat</p> },
    ]);
    render(<Stub initialEntries={['/']} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(async () => {
      showReplyToast(sampleChatMessage(1, { text }), sender);
      await jest.advanceTimersByTimeAsync(50);
    });
  }

  test('shows who wrote the first 50 characters and leads to the chat, for one second', async () => {
    await show(`${'x'.repeat(50)}y`);
    expect(screen.getByText('Priya Nair')).toBeInTheDocument();
    expect(screen.getByText('x'.repeat(50))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      `/community/messages/${idOf(902)}`,
    );
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.getByText('Priya Nair')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.queryByText('Priya Nair')).not.toBeInTheDocument();
  });

  test('stays while the pointer or the focus is on it', async () => {
    await show('Come quickly');
    act(() => screen.getByRole('link', { name: 'Reply' }).focus());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Come quickly')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('link', { name: 'Reply' }));
    await act(() => jest.advanceTimersByTimeAsync(1400));
    expect(screen.queryByText('Come quickly')).not.toBeInTheDocument();
  });
});

test('at most three toasts a second for one sender', () => {
  let now = 0;
  const may = createToastBrake(() => now);
  expect([may('a'), may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, true, false, true]);
  now = 1000;
  expect(may('a')).toBe(true);
});
