import type { BehindSignIn } from '../../lib/session';

const written = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content;

/** Repeats the link preview of a shared post, which the server writes into the first page. */
export function previewOfPost(): BehindSignIn {
  const text = 'The whole post, its pictures and comments are for members.';
  const isOfThisPost = written('url')?.endsWith(window.location.pathname) ?? false;
  return isOfThisPost
    ? { title: written('title') ?? '', text, quote: written('description') }
    : { title: 'A post by a member', text };
}
