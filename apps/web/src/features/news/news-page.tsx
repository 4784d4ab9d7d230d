import { Button, ContourBackground, EmptyState, ErrorState, Spinner } from '@aranya/ui';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useRef } from 'react';
import '../../lib/more-fonts.css';
import { m } from '../../lib/language/messages';
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
    title: m.news_heading(),
    description: m.news_description(),
    path: paths.news(),
    card: 'news',
    trail: [{ name: m.nav_news(), path: paths.news() }],
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
          <h1>{m.news_heading()}</h1>
          <div className={styles.folio}>
            <p className="by-script" role={loading ? undefined : 'status'}>
              {loading ? (
                <Spinner className={styles.loading} size="s" label={m.news_loading()} showLabel />
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
        aria-label={m.nav_news()}
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
                  aria-label={m.news_pages()}
                >
                  <Button variant="outline" disabled={page <= 1} onClick={() => turn(page - 1)}>
                    {m.parks_previous()}
                  </Button>
                  <span aria-live="polite">{m.parks_page_of({ page, count: pages })}</span>
                  <Button variant="outline" disabled={page >= pages} onClick={() => turn(page + 1)}>
                    {m.parks_next()}
                  </Button>
                </nav>
              )}
            </div>
          )}
        </div>
      </section>
      <NoScriptNotice text={m.news_noscript()} />
    </>
  );
}

function NewsFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const online = useOnline();
  return (
    <ErrorState
      picture={<img src={artwork.scene(online ? 'empty' : 'offline')} alt="" width="1200" height="1200" />}
      title={online ? m.news_failed() : m.news_offline()}
      text={online ? m.news_failed_text() : m.news_offline_text()}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

function wallText(q: string, total: number | undefined): string {
  if (q === '' || total === undefined) return m.news_newest();
  return total === 0 ? m.news_none_about({ q }) : m.news_count_about({ q, count: total });
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
        title={m.news_quiet()}
        text={m.news_quiet_text()}
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
