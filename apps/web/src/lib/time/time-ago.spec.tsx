import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { TimeAgo } from './time-ago';

describe('TimeAgo', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 15, 12, 0, 0) }));
  afterEach(() => jest.useRealTimers());

  test('has the full date and updates itself', () => {
    const then = new Date(2026, 2, 15, 11, 59, 30);
    render(<TimeAgo at={then.toISOString()} />);
    const time = screen.getByText('just now');
    expect(time).toHaveAttribute('datetime', then.toISOString());
    expect(time).toHaveAttribute('title', expect.stringMatching(/Sunday.*15 March 2026.*11:59/));
    act(() => jest.advanceTimersByTime(90_000));
    expect(time).toHaveTextContent('2 minutes ago');
  });

  test('short, it has words for screen readers', () => {
    const then = new Date(2026, 2, 15, 11, 46);
    render(<TimeAgo at={then.toISOString()} style="short" />);
    const short = screen.getByText('14m');
    expect(short).toHaveAttribute('aria-hidden', 'true');
    expect(short.parentElement).toHaveAttribute('title', expect.stringMatching(/11:46/));
    expect(screen.getByText('14 minutes ago')).toBeInTheDocument();
  });

  test('renders only when its words change', () => {
    const rendered = jest.fn();
    const then = new Date(2026, 2, 15, 9, 30);
    render(
      <Profiler id="time" onRender={rendered}>
        <TimeAgo at={then.toISOString()} style="short" />
      </Profiler>,
    );
    rendered.mockClear();
    act(() => jest.advanceTimersByTime(29 * 60_000));
    expect(rendered).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('3 hours ago')).toBeInTheDocument();
  });

  test('the timer stops with the last time on the page', () => {
    const { unmount } = render(<TimeAgo at={new Date().toISOString()} />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
