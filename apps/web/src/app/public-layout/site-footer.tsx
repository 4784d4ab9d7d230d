import { Link } from 'react-router';
import { useAfterHydration } from '../../lib/hydration';
import { useSettings } from '../../lib/settings';
import { BrandLink } from '../brand/brand-link';
import { footerLinksId, mainLinks, moreLinks } from './navigation';
import styles from './site-footer.module.css';

/** The visitor's year; unknown while prerendering, since a page may be built in one year and read in the next. */
function useYear(): number | undefined {
  return useAfterHydration<number | undefined>(() => new Date().getFullYear(), undefined);
}

/** The tree line stands above it, over the last of the page's own ground: pages leave room for it at their end. */
export function SiteFooter() {
  const { social } = useSettings();
  const year = useYear();
  return (
    <footer className={`deep ${styles.footer}`}>
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
            <ul>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.end}>
          <span>© {year !== undefined && `${year} `}Aranya</span>
          <span>Animal figures: Noto Emoji, Apache-2.0</span>
        </div>
      </div>
    </footer>
  );
}
