import { inLanguage } from '../testing/in-language';
import { pageMeta } from './page-meta';
import { siteNode } from './site-node';

const page = { title: 'Wild Boar', description: 'Digs.', path: '/animal/9', trail: [] };
const contents = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      if ('property' in tag) return [[tag.property, tag.content]];
      return 'name' in tag && 'content' in tag ? [[tag.name, tag.content]] : [];
    }),
  );

test('Open Graph and Twitter tags agree', () => {
  const tags = contents(pageMeta({ ...page, card: '/artwork/animals/wild-boar.svg' }));
  expect(tags).toMatchObject({
    description: 'Digs.',
    'og:title': 'Wild Boar',
    'twitter:title': 'Wild Boar',
    'og:url': 'http://localhost:4200/animal/9',
    'og:image': 'http://localhost:4200/artwork/cards/animals/wild-boar.jpg',
    'twitter:image': 'http://localhost:4200/artwork/cards/animals/wild-boar.jpg',
    'og:image:alt': 'Wild Boar',
    'twitter:card': 'summary_large_image',
  });
});

test('a page without a record has a card by name, in its language', () => {
  const image = () => contents(pageMeta({ ...page, card: 'news' }))['og:image'];
  expect(image()).toBe('http://localhost:4200/artwork/cards/pages/news.jpg');
  inLanguage('mr');
  expect(image()).toBe('http://localhost:4200/artwork/cards/mr/pages/news.jpg');
});

test('the breadcrumbs begin at home and are numbered', () => {
  const [last] = pageMeta({ ...page, card: 'news', trail: [{ name: 'News', path: '/news' }] }).slice(-1);
  expect(last).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:4200/' },
            { '@type': 'ListItem', position: 2, name: 'News', item: 'http://localhost:4200/news' },
          ],
        },
      ],
    },
  });
});

test('names the search address for search engines', () => {
  expect(JSON.stringify(siteNode())).toContain('http://localhost:4200/animals?q={search_term_string}');
});
