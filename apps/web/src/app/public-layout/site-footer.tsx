import { Link } from 'react-router';
import { useAfterHydration } from '../../lib/hydration';
import { useSettings } from '../../lib/settings';
import { BrandLink } from '../brand/brand-link';
import { footerLinksId, mainLinks, moreLinks } from './navigation';
import styles from './site-footer.module.css';

/*
 * Two parts of their own, so that only they are drawn again once the page knows the year and the settings of its place.
 */

/** The visitor's year; unknown while prerendering, since a page may be built in one year and read in the next. */
function Copyright() {
  const year = useAfterHydration<number | undefined>(() => new Date().getFullYear(), undefined);
  return <span>© {year !== undefined && `${year} `}Aranya</span>;
}

function SocialLinks() {
  const { social } = useSettings();
  return (
    <ul>
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The tree line stands above it, over the last of the page's own ground: pages leave room for it at their end. */
export function SiteFooter() {
  return (
    <footer className={`deep below-fold ${styles.footer}`}>
      <div className={styles.trees} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <BrandLink />
            <p className={styles.line}>Species, parks and people of the wild, in one field guide.</p>
          </div>
          <nav id={footerLinksId} className={styles.links} aria-label="Site">
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <ul>
              {moreLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.links} aria-label="Social networks">
            <SocialLinks />
          </nav>
        </div>
        <div className={styles.end}>
          <Copyright />
          <span>Animal figures: Noto Emoji, Apache-2.0</span>
        </div>
      </div>
    </footer>
  );
}
