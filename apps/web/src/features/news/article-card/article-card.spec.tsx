import type { ListedArticle } from '@aranya/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { ArticleCard } from './article-card';

const article: ListedArticle = {
  title: 'Tigers return',
  description: 'After forty years.',
  url: 'https://news.example/tigers',
  urlToImage: '/media/news?address=a&signature=b',
  source: 'The Forest Paper',
  publishedAt: '2026-11-20T12:00:00Z',
  species: [],
};
const placeholder = '/artwork/animals/bengal-tiger.svg';

function show(change: Partial<ListedArticle> = {}, lead = false) {
  render(
    <ul>
      <ArticleCard article={{ ...article, ...change }} lead={lead} placeholder={placeholder} />
    </ul>,
  );
  const picture = screen.getByRole<HTMLImageElement>('presentation');
  return { picture, link: screen.getByRole('link') };
}

test('shows picture, title, description, source and day, and opens in a new tab', () => {
  const { picture, link } = show();
  expect(picture).toHaveAttribute('src', '/media/news?address=a&signature=b');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('heading', { level: 2, name: 'Tigers return' })).toBeInTheDocument();
  expect(screen.getByText('After forty years.')).toBeInTheDocument();
  expect(screen.getByText('The Forest Paper')).toBeInTheDocument();
  expect(screen.getByText('20 Nov 2026')).toHaveAttribute('datetime', '2026-11-20T12:00:00Z');
  expect(link).toHaveAccessibleName('Read More about Tigers return (opens in a new tab)');
  expect(link).toHaveAttribute('href', 'https://news.example/tigers');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('says that there is no description, and omits unknown source and date', () => {
  show({ description: null, source: null, publishedAt: 'yesterday' });
  expect(screen.getByText('No description available.')).toBeInTheDocument();
  expect(screen.getByRole('article').querySelector('time')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(
    /^Tigers returnNo description available.Read More about Tigers return \(opens in a new tab\)$/,
  );
});

test('the lead picture loads eagerly', () => {
  expect(show({}, true).picture).toHaveAttribute('loading', 'eager');
});

test('a missing picture shows the placeholder', () => {
  expect(show({ urlToImage: null }).picture).toHaveAttribute('src', placeholder);
});

test('a broken picture shows the placeholder', () => {
  const { picture } = show();
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', placeholder);
});

test.each([
  [1, 1, placeholder],
  [600, 20, placeholder],
  [600, 400, '/media/news?address=a&signature=b'],
])('a picture of %i by %i pixels shows %s', (naturalWidth, naturalHeight, src) => {
  const { picture } = show();
  Object.defineProperties(picture, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('src', src);
});

test('leads to the species that it names', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ArticleCard
          article={{ ...article, species: [{ id: 1, name: 'Bengal Tiger' }] }}
          lead={false}
          placeholder={placeholder}
        />
      ),
    },
  ]);
  render(<Stub />);
  expect(screen.getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute('href', '/animal/1');
});
