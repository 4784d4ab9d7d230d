import { act, screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { useMe } from './use-me';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('an answer that grows stale renders nothing', async () => {
  const rendered = jest.fn();
  function Name() {
    rendered();
    return <p>{useMe().data?.full_name}</p>;
  }
  const api = fakeApi({ 'GET /api/user/data': meAnswer });
  renderCommunity('/community', <Name />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('Kabir Rathore')).toBeInTheDocument();
  rendered.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(rendered).not.toHaveBeenCalled();
  api.finish();
});
