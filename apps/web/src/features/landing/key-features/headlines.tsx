import { useEffect, useRef, useState } from 'react';
import styles from './key-features.module.css';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { useSeen } from '../../../lib/use-seen';

const SHOWN = 3;

/** Shows the newest titles once in view, and nothing when the news fail. */
export function Headlines() {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!seen) return undefined;
    const call = new AbortController();
    import('../../../data/news/fetch-news')
      .then(({ fetchNews }) => fetchNews(1, call.signal))
      .then(({ articles }) => setTitles(articles.slice(0, SHOWN).map(({ title }) => title)))
      .catch(() => undefined);
    return () => call.abort();
  }, [seen]);
  return (
    <div ref={ref} className={styles.overlay}>
      {titles.length > 0 && (
        <div className={styles.headlines}>
          <p className={styles.kicker}>{m.landing_headlines()}</p>
          {titles.map((title) => (
            <p className="lines-2 semibold" key={title}>
              <Said text={title} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
