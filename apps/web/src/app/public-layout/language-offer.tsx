import { IconButton } from '@aranya/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useClientValue } from '../../lib/hydration';
import { CloseIcon } from '../../lib/icons';
import { keepLanguage, wantedLanguage } from '../../lib/language/kept-language';
import { getLocale, type Locale } from '../../lib/language/locale';
import { isTranslated, withoutPrefix } from '../../lib/language/site-paths';
import { addressIn } from './language-choice';
import styles from './site-footer.module.css';

/** In the language that is offered, as its readers may know no other. */
const offers: Readonly<Record<Locale, { text: string; close: string }>> = {
  en: { text: 'Read this page in English', close: 'Stay in this language' },
  hi: { text: 'यह पन्ना हिन्दी में पढ़ें', close: 'अंग्रेज़ी में ही रहने दें' },
  mr: { text: 'हे पान मराठीत वाचा', close: 'इंग्रजीतच राहू द्या' },
};

/** Offers a page in the reader's language, over its foot so that nothing moves. */
export function LanguageOffer() {
  const location = useLocation();
  const spoken = getLocale();
  const wanted = useClientValue(wantedLanguage, spoken);
  const [closed, setClosed] = useState(false);
  if (closed || wanted === spoken || !isTranslated(withoutPrefix(location.pathname))) return null;
  const { text, close } = offers[wanted];
  return (
    <aside className={`screen-only deep small flex middle ${styles.offer}`} lang={wanted}>
      <a
        href={addressIn(wanted, location)}
        hrefLang={wanted}
        lang={wanted}
        onClick={() => keepLanguage(wanted)}
      >
        {text}
      </a>
      <IconButton
        label={close}
        variant="onDeep"
        icon={<CloseIcon />}
        onClick={() => {
          keepLanguage(spoken);
          setClosed(true);
        }}
      />
    </aside>
  );
}
