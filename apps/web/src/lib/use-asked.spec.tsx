import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useAsked } from './use-asked';

test('what was asked holds until the address is drawn, and is forgotten with it', async () => {
  const drawn = { asked: undefined as ReturnType<typeof useAsked<string>> | undefined };
  const Probe = () => {
    drawn.asked = useAsked<string>();
    return null;
  };
  const router = createMemoryRouter([{ path: '*', Component: Probe }]);
  const { rerender } = renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  if (drawn.asked) drawn.asked.current = '?page=2';
  rerender();
  expect(drawn.asked?.current).toBe('?page=2');
  await act(() => router.navigate('/?page=2'));
  expect(drawn.asked?.current).toBeUndefined();
});
