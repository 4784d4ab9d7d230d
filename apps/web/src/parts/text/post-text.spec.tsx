import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderCommunity } from '../../testing/render-community';
import { PostText } from './post-text';

test('a name that somebody has is a link, an unknown one stays text', async () => {
  const api = fakeApi({
    'POST /api/user/named': () => ({ body: { success: true, usernames: ['meera'] } }),
  });
  renderCommunity(
    '/community',
    <>
      <PostText text="With @Meera and @nobody_here at #dusk" />
      <PostText text="Thanks @meera" />
    </>,
  );
  expect(await screen.findByRole('link', { name: '@Meera' })).toHaveAttribute(
    'href',
    '/community/profile/%40meera',
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['@Meera', '#dusk', '@meera']);
  expect(screen.getByText(/@nobody_here/)).toBeVisible();
  expect(api.calls.map(({ body }) => body)).toEqual([{ usernames: ['meera', 'nobody_here'] }]);
  api.finish();
});
