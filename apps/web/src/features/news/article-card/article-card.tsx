import type { ListedArticle } from '@aranya/contracts';
import { buttonClass } from '@aranya/ui';
import { clsx } from 'clsx';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { dateFormat } from '../../../lib/time/date-format';
import { paths } from '../../../lib/paths';
import styles from './article-card.module.css';
import { ArticlePicture } from './article-picture';

type ArticleCardProps = {
  article: ListedArticle;
  lead: boolean;
  /** Replaces a missing or broken picture. */
  placeholder: string;
};

export function ArticleCard({ article, lead, placeholder }: ArticleCardProps) {
  const { title, description, url, urlToImage, source, publishedAt, species } = article;
  const day = publicationDay(publishedAt);
  const say = useSay();
  return (
    <li className={clsx('shrinks anchor', styles.item, lead && styles.lead)}>
      <article className={`stack packed tall ${styles.article}`}>
        <span className={styles.picture}>
          <ArticlePicture src={urlToImage} placeholder={placeholder} first={lead} />
        </span>
        <h2 className={styles.title}>
          <Said text={title} />
        </h2>
        {(source !== null || day !== undefined) && (
          <p className={`cluster over-2 tiny ink-3 gap-x-3 ${styles.origin}`}>
            {source !== null && <span className="bold">{source}</span>}
            {publishedAt !== null && day !== undefined && <time dateTime={publishedAt}>{day}</time>}
          </p>
        )}
        <p className={`over-3 ink-2 breaks small lh-15 lines-3 ${styles.description}`}>
          {description === null ? m.news_no_text() : <Said text={description} />}
        </p>
        {species.length > 0 && (
          <p className={styles.species}>
            {m.news_about()}{' '}
            {species.map(({ id, name }) => (
              <SiteLink className="inline target ink medium" key={id} to={paths.animal(id)}>
                {say(name)}
              </SiteLink>
            ))}
          </p>
        )}
        <a
          className={lead ? buttonClass({ className: styles.more }) : styles.more}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {m.news_read_more()}
          <span className="visually-hidden">
            {' '}
            {m.news_of_title({ title })} {m.opens_new_tab()}
          </span>
          <OutIcon />
        </a>
      </article>
    </li>
  );
}

const shortDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns a local date such as 21 Nov 2026; undefined for invalid times. */
function publicationDay(time: string | null): string | undefined {
  const date = new Date(time ?? NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return shortDate().format(date);
}

function OutIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M7 17 17 7M9 7h8v8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
