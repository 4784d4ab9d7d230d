import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { PageHead } from '../site/page-head';
import styles from './rules.module.css';

const listPages = () => [
  { to: paths.rules(), title: m.footer_rules(), about: m.ground_rules_about() },
  { to: paths.terms(), title: m.footer_terms(), about: m.ground_terms_about() },
  { to: paths.privacy(), title: m.footer_privacy(), about: m.ground_privacy_about() },
];

interface GroundPageProps {
  title: string;
  lede: string;
  /** The parts of a long page. */
  contents?: readonly { id: string; title: string }[];
  children: ReactNode;
}

type Parts = NonNullable<GroundPageProps['contents']>;

const Contents = ({ contents, className }: { contents: Parts; className?: string }) => (
  <ul className={clsx('stack gap-1', className)} aria-label={m.on_this_page()}>
    {contents.map(({ id, title }) => (
      <li key={id}>
        <a className="small plain underlines ink-2" href={`#${id}`}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** A page of what holds on this site, with the others beside it. */
export function GroundPage({ title, lede, contents, children }: GroundPageProps) {
  return (
    <>
      <PageHead title={title} lede={lede} />
      <div className={styles.columns}>
        <div>
          {contents && (
            <details className={`panel pad-x-4 under-5 ${styles.fold}`}>
              <summary className="folds">{m.on_this_page()}</summary>
              <Contents contents={contents} className="pad-bottom-4" />
            </details>
          )}
          {children}
        </div>
        <nav className={styles.more} aria-label={m.ground_nav()}>
          {contents ? (
            <div className={`panel stack gap-1 pad-4 under-4 ${styles.contents}`}>
              <p className="bold">{m.on_this_page()}</p>
              <Contents contents={contents} />
            </div>
          ) : (
            <img
              className="block wide cover round-2 sand ratio-16-9 under-4"
              src={artwork.scene('cover-alpine')}
              alt=""
              loading="lazy"
            />
          )}
          <ul className="stack lined divided">
            {listPages()
              .filter((page) => page.title !== title)
              .map((page) => (
                <li key={page.to} className="pad-y-3">
                  <SiteLink className="bold ink" to={page.to}>
                    {page.title}
                  </SiteLink>
                  <p className="small ink-2">{page.about}</p>
                </li>
              ))}
            <li className="pad-y-3">
              <SiteLink className="bold ink" to={paths.contact()}>
                {m.ground_write()}
              </SiteLink>
              <p className="small ink-2">{m.ground_write_about()}</p>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
