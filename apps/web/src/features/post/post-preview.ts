import type { BehindSignIn } from '../../lib/session';
import { m } from '../../lib/language/messages';

const written = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content;

/** Repeats the link preview of a shared post, which the server writes into the first page. */
export function previewOfPost(): BehindSignIn {
  const text = m.post_members();
  const isOfThisPost = written('url')?.endsWith(window.location.pathname) ?? false;
  return isOfThisPost
    ? {
        title: written('title') ?? '',
        text,
        quote: written('description'),
        // A post without a picture has the site's card.
        picture: /\/media\/.*/.exec(written('image') ?? '')?.[0],
      }
    : { title: m.post_by_member(), text };
}
