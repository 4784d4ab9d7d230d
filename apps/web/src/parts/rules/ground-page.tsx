import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { PageHead } from '../site/page-head';
import styles from './rules.module.css';

const pages = [
  { to: paths.rules(), title: 'House rules', about: 'How we treat animals and each other' },
  { to: paths.terms(), title: 'Terms', about: 'What holds between you and us' },
  { to: paths.privacy(), title: 'Privacy', about: 'What is kept about you, and when it goes' },
];

interface GroundPageProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** A page of what holds on this site, with the others beside it. */
export function GroundPage({ title, lede, children }: GroundPageProps) {
  return (
    <>
      <PageHead title={title} lede={lede} />
      <div className={styles.columns}>
        <div>{children}</div>
        <nav className={styles.more} aria-label="What else holds here">
          <img
            className="block wide cover round-2 sand ratio-16-9 under-4"
            src={artwork.scene('cover-alpine')}
            alt=""
            loading="lazy"
          />
          <ul className="stack lined divided">
            {pages
              .filter((page) => page.title !== title)
              .map((page) => (
                <li key={page.to} className="pad-y-3">
                  <Link className="bold ink" to={page.to}>
                    {page.title}
                  </Link>
                  <p className="small ink-2">{page.about}</p>
                </li>
              ))}
            <li className="pad-y-3">
              <Link className="bold ink" to={paths.contact()}>
                Write to us
              </Link>
              <p className="small ink-2">If something is unclear or unfair</p>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
