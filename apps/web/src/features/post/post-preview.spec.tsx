import { previewOfPost } from './post-preview';

afterEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

test('the wall before a shared post repeats its link preview', () => {
  window.history.replaceState(null, '', '/community/post/1');
  document.head.innerHTML = `<meta property="og:title" content="Meera on Aranya">
    <meta property="og:description" content="A tigress with cubs">
    <meta property="og:url" content="https://aranya.example/community/post/1">`;
  expect(previewOfPost()).toMatchObject({ title: 'Meera on Aranya', quote: 'A tigress with cubs' });
  window.history.replaceState(null, '', '/community/post/2');
  expect(previewOfPost()).toMatchObject({ title: 'A post by a member' });
  expect(previewOfPost().quote).toBeUndefined();
});
