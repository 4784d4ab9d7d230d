import { useClientValue } from '../../lib/hydration';
import { BUILD_YEAR, getSettings, siteName } from '../../lib/settings';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { BrandLink } from '../../parts/site/brand-link';
import { SocialNetworks } from '../../parts/site/social-networks';
import { LanguageChoice } from './language-choice';
import { footerLinksId, mainLinks, moreLinks } from './navigation';
import styles from './site-footer.module.css';

/** Shows the build's year until hydration. */
function Copyright() {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);
  return <span>{`© ${year} ${siteName()}`}</span>;
}

export function SiteFooter() {
  return (
    <footer className={`screen-only deep anchor ${styles.footer}`}>
      <div className={styles.trees} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.columns}>
          <div className="stack gap-3 packed">
            <BrandLink />
            <p className={styles.line} dir="auto">
              {getSettings().site.footer || m.footer_line()}
            </p>
          </div>
          <nav id={footerLinksId} className={styles.links} aria-label={m.nav_site()}>
            <ul>
              {mainLinks().map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
            <ul>
              {moreLinks().map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <SocialNetworks className={styles.links} label={m.nav_social()} />
        </div>
        <div className={styles.end}>
          <Copyright />
          <LanguageChoice />
          {/* Until somebody who grew up with the language has read it. */}
          {getLocale() !== 'en' && <SiteLink to={paths.translations()}>{m.footer_unread()}</SiteLink>}
          <SiteLink to={paths.privacy()}>{m.footer_privacy()}</SiteLink>
          <SiteLink to={paths.rules()}>{m.footer_rules()}</SiteLink>
          <SiteLink to={paths.terms()}>{m.footer_terms()}</SiteLink>
          <SiteLink to={paths.offline()}>{m.footer_offline()}</SiteLink>
          <SiteLink to={paths.credits()}>{m.footer_credits()}</SiteLink>
          <a href="/api/docs" hrefLang="en">
            {m.footer_developers()}
          </a>
        </div>
      </div>
    </footer>
  );
}
