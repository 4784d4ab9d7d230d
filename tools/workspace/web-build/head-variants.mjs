/**
 * A prerendered page has one HTML file whatever its query string, and what previews read stands in its head. The parks
 * are one page with a dialog for each: here the function that makes the page's head is asked what it says for each
 * park, and the tags that differ are written down, so that the server can send each park's own head with the one body.
 */
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';

const web = path.resolve(import.meta.dirname, '../../../apps/web');

/** Pages with such heads: the name in the query, whose values the plain head names, and what makes the head. */
const PAGES = [
  {
    page: '/parks&sancturies',
    query: 'park',
    headOf: async () => {
      const file = path.join(web, 'src/features/parks/meta/parks-meta.ts');
      const { parksMeta } = await tsImport(file, {
        parentURL: import.meta.url,
        tsconfig: path.join(web, 'tsconfig.json'),
      });
      return parksMeta;
    },
  },
];

/** A descriptor of `meta` as the router writes it into the page. */
function tagOf(descriptor) {
  if ('title' in descriptor) return renderToStaticMarkup(createElement('title', null, descriptor.title));
  if ('script:ld+json' in descriptor) {
    const json = JSON.stringify(descriptor['script:ld+json']);
    const escaped = json.replace(
      /[&><\u2028\u2029]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return `<script type="application/ld+json">${escaped}</script>`;
  }
  const { tagName = 'meta', ...attributes } = descriptor;
  return renderToStaticMarkup(createElement(tagName, attributes));
}

/**
 * The heads that depend on the query string.
 * @param {(page: string) => Promise<string>} htmlOf  the prerendered page
 * @returns {Promise<Record<string, { query: string, plain: string[], heads: Record<string, string[]> }>>} by page:
 *   the tags of the page that vary, and what takes the place of each for a value of the query
 */
export async function headVariants(htmlOf) {
  const variants = {};
  for (const { page, query, headOf } of PAGES) {
    const html = await htmlOf(page);
    const head = await headOf();
    const tagsFor = (search) => head(search).map(tagOf);
    const plain = tagsFor('');
    for (const tag of plain) {
      if (!html.includes(tag)) throw new Error(`${page} does not hold this tag of its own head:\n${tag}`);
    }
    const named = plain.join('').matchAll(new RegExp(`[?]${query}=([\\w-]+)`, 'g'));
    const values = [...new Set([...named].map(([, value]) => value))];
    if (values.length === 0) throw new Error(`${page} names no address with ?${query}= in its head.`);
    const heads = values.map((value) => [value, tagsFor(`?${query}=${value}`)]);
    const varies = plain.map((tag, index) => heads.some(([, tags]) => tags[index] !== tag));
    const varying = (tags) => tags.filter((_, index) => varies[index]);
    for (const [value, tags] of heads) {
      if (tags.length !== plain.length)
        throw new Error(`${page}?${query}=${value} has another number of tags.`);
    }
    variants[page] = {
      query,
      plain: varying(plain),
      heads: Object.fromEntries(heads.map(([value, tags]) => [value, varying(tags)])),
    };
  }
  return variants;
}
