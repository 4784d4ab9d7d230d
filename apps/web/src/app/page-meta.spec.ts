import { artwork } from './artwork';
import { pageMeta } from './page-meta';
import { siteNode } from './structured-data';

const page = { title: 'Wild Boar', description: 'Digs.', path: '/animal/9', trail: [] };
const contents = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      if ('property' in tag) return [[tag.property, tag.content]];
      return 'name' in tag && 'content' in tag ? [[tag.name, tag.content]] : [];
    }),
  );

test('title, description and picture are the same for every reader of previews', () => {
  const tags = contents(pageMeta({ ...page, card: '/artwork/animals/wild-boar.svg' }));
  expect(tags).toMatchObject({
    description: 'Digs.',
    'og:title': 'Wild Boar',
    'twitter:title': 'Wild Boar',
    'og:url': '__SITE_URL__/animal/9',
    'og:image': '__SITE_URL__/artwork/cards/animals/wild-boar.png',
    'twitter:image': '__SITE_URL__/artwork/cards/animals/wild-boar.png',
    'og:image:alt': 'Wild Boar',
    'twitter:card': 'summary_large_image',
  });
});

test('a page that shows no record has the card of its name', () => {
  expect(contents(pageMeta({ ...page, card: 'news' }))['og:image']).toBe(
    `__SITE_URL__${artwork.pageCard('news')}`,
  );
});

test('the trail begins at home and numbers its pages', () => {
  const [last] = pageMeta({ ...page, card: 'news', trail: [{ name: 'News', path: '/news' }] }).slice(-1);
  expect(last).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: '__SITE_URL__/' },
            { '@type': 'ListItem', position: 2, name: 'News', item: '__SITE_URL__/news' },
          ],
        },
      ],
    },
  });
});

test('search engines may search the explorer by its own address', () => {
  expect(JSON.stringify(siteNode())).toContain('__SITE_URL__/animals?q={search_term_string}');
});
