import { Link } from 'react-router';
import { useClientValue } from '../../lib/hydration';
import { BUILD_YEAR, getSettings, siteName } from '../../lib/settings';
import { paths } from '../../lib/paths';
import { BrandLink } from '../../parts/site/brand-link';
import { SocialNetworks } from '../../parts/site/social-networks';
import { footerLinksId, mainLinks, moreLinks } from './navigation';
import styles from './site-footer.module.css';

/** Shows the build's year until hydration. */
function Copyright() {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);
  return <span>{`© ${year} ${siteName()}`}</span>;
}

export function SiteFooter() {
  return (
    <footer className={`screen-only deep ${styles.footer}`}>
      <div className={styles.trees} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <BrandLink />
            <p className={styles.line} dir="auto">
              {getSettings().site.footer || 'Species, parks and people of the wild, in one field guide.'}
            </p>
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
          <SocialNetworks className={styles.links} label="Social networks" />
        </div>
        <div className={styles.end}>
          <Copyright />
          <Link to={paths.privacy()}>Privacy</Link>
          <Link to={paths.rules()}>House rules</Link>
          <Link to={paths.terms()}>Terms</Link>
          <Link to={paths.offline()}>Without a network</Link>
          <Link to={paths.credits()}>Credits and licences</Link>
          <a href="/api/docs">For developers</a>
        </div>
      </div>
    </footer>
  );
}
