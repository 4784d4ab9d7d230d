import type { Params } from 'react-router';
import { handle as createPost } from '../../features/composer/create-post-page';
import { handle as lifeList } from '../../features/life-list/life-list-page';
import { handle as profile } from '../../features/profile/profile-page';
import type { SignInHandle } from '../../lib/session';

const somebody = { profileId: '01990000-0000-7000-8000-000000000001' };

test.each<[SignInHandle, Params, string]>([
  [createPost, {}, 'Write a post'],
  [profile, {}, 'Your profile'],
  [profile, somebody, 'A member’s profile'],
  [lifeList, {}, 'Your life list'],
  [lifeList, somebody, 'A member’s life list'],
])('a visitor reads what the screen shows to members', (handle, params, title) => {
  const behind = handle.behindSignIn(params);
  expect(behind?.title).toBe(title);
  expect(behind?.text).toMatch(/\.$/);
});
