import { Button, ContourBackground, EmptyState, ErrorState, Spinner } from '@aranya/ui';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useRef } from 'react';
import '../../lib/more-fonts.css';
import { artwork } from '../../lib/artwork';
import { lazyOffline } from '../../lib/lazy-part';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useOnline } from '../../lib/use-online';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { useHydrated } from '../../lib/hydration';
import { Later } from '../../lib/later';
import { turnPage } from '../../lib/turn-page';
import { ArticleCard } from './article-card/article-card';
import { placeholdersFor } from './article-card/placeholders';
import { MAX_PAGE } from '../../data/news/fetch-news';
import { type News, useNews } from './use-news';
import styles from './news-page.module.css';
import { NewsSearch } from './news-search';
import { NewsSkeleton } from './news-skeleton';
import { dateFormat } from '../../lib/time/date-format';

const noNewsFound = lazyOffline(() => import('./no-news-found'));

export const meta = () => [
  ...pageMeta({
    title: 'Wildlife News Wall',
    description:
      'A wall of news about wild animals and the places where they live, from newsrooms around the world, newest first.',
    path: paths.news(),
    card: 'news',
    trail: [{ name: 'News', path: paths.news() }],
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/api/feeds/news.atom' },
];

const searchParams = { page: parseAsInteger.withDefault(1), q: parseAsString.withDefault('') };

const clampPage = (page: number) => Math.min(MAX_PAGE, Math.max(1, page));

export default function NewsPage() {
  const [query, setQuery] = useQueryStates(searchParams, { history: 'push' });
  const hydrated = useHydrated();
  const q = hydrated ? query.q : '';
  const { loading, turning, failed, articles, page, pages, total, retry } = useNews(
    hydrated ? clampPage(query.page) : undefined,
    q.trim(),
  );
  const search = (text: string | undefined) =>
    void setQuery({ q: text || null, page: null }, { history: 'replace' });
  const foundNothing = q.trim() !== '' && !failed && articles.length === 0;
  const wall = useRef<HTMLElement>(null);

  const turn = (next: number) => {
    void setQuery({ page: next });
    turnPage(wall.current);
  };

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap anchor">
          <h1>Wildlife News Wall</h1>
          <div className={styles.folio}>
            <p className="by-script" role={loading ? undefined : 'status'}>
              {loading ? (
                <Spinner className={styles.loading} size="s" label="Loading News..." showLabel />
              ) : (
                wallText(q.trim(), failed ? undefined : total)
              )}
            </p>
            <p>
              <Later turn={2} before={'\u00a0'}>
                <Today />
              </Later>
            </p>
          </div>
          <NewsSearch q={q} onSearch={search} />
        </div>
      </header>
      <section
        ref={wall}
        tabIndex={-1}
        className="by-script screen-high pad-top-6 pad-bottom-9"
        aria-label="News"
        aria-busy={loading || turning}
      >
        <div className="wrap">
          {loading ? (
            <NewsSkeleton />
          ) : (
            <div className={styles.sheet} data-turning={turning || undefined}>
              {failed ? (
                <NewsFailure
                  retrying={turning}
                  onRetry={() => {
                    wall.current?.focus({ preventScroll: true });
                    retry();
                  }}
                />
              ) : (
                <Stories articles={articles} q={q} onSearch={search} />
              )}
              {pages !== undefined && !foundNothing && (
                <nav
                  className={`row gap-3 lined wraps central pad-top-6 over-7 ${styles.pages}`}
                  aria-label="Pages of news"
                >
                  <Button variant="outline" disabled={page <= 1} onClick={() => turn(page - 1)}>
                    Previous
                  </Button>
                  <span aria-live="polite">{`Page ${page} of ${pages}`}</span>
                  <Button variant="outline" disabled={page >= pages} onClick={() => turn(page + 1)}>
                    Next
                  </Button>
                </nav>
              )}
            </div>
          )}
        </div>
      </section>
      <NoScriptNotice text="The news needs JavaScript." />
    </>
  );
}

function NewsFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const online = useOnline();
  return (
    <ErrorState
      picture={<img src={artwork.scene(online ? 'empty' : 'offline')} alt="" width="1200" height="1200" />}
      title={online ? 'The news could not be loaded' : 'You are offline'}
      text={
        online
          ? 'The newsrooms are not responding. Try again in a few minutes.'
          : 'The news loads by itself once you are back online.'
      }
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

function wallText(q: string, total: number | undefined): string {
  if (q === '' || total === undefined) return 'News from the wild, newest first';
  const articles = total === 0 ? 'No article' : total === 1 ? '1 article' : `${total} articles`;
  return `${articles} about “${q}”${total > 1 ? ', newest first' : ''}`;
}

interface StoriesProps extends Pick<News, 'articles'> {
  q: string;
  onSearch: (q: string) => void;
}

function Stories({ articles, q, onSearch }: StoriesProps) {
  if (articles.length === 0) {
    return q.trim() !== '' ? (
      <noNewsFound.Component q={q} onSearch={onSearch} />
    ) : (
      <EmptyState
        picture={<img src={artwork.scene('empty')} alt="" width="1200" height="1200" />}
        title="A quiet day in the wild"
        text="There is no news right now. New articles appear here as soon as there are any."
      />
    );
  }
  const placeholders = placeholdersFor(articles);
  return (
    <ul className={styles.grid}>
      {articles.map((article, i) => (
        <ArticleCard
          key={`${i} ${article.url}`}
          article={article}
          lead={i === 0}
          placeholder={placeholders[i] ?? artwork.scene('empty')}
        />
      ))}
    </ul>
  );
}

const longDate = dateFormat({ dateStyle: 'full' });

/** Undefined until hydrated. */
function Today() {
  return longDate().format(new Date());
}
