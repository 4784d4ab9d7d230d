import { useLocation } from 'react-router';
import { getLocale, languageNames, type Locale, locales } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { keepLanguage } from '../../lib/language/kept-language';
import { inLocale, isTranslated, withoutPrefix } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import styles from './language-choice.module.css';

/** Returns the page in another language; a page that is only English leads to the species. */
export function addressIn(locale: Locale, { pathname, search }: { pathname: string; search: string }) {
  const path = withoutPrefix(pathname).replace(/(.)\/$/, '$1');
  return inLocale(locale === 'en' || isTranslated(path) ? path + search : paths.species(), locale);
}

export function LanguageChoice() {
  const location = useLocation();
  return (
    <nav className={`cluster gap-x-4 ${styles.names}`} aria-label={m.language()}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={addressIn(locale, location)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === getLocale() ? 'true' : undefined}
          onClick={() => keepLanguage(locale)}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  );
}
