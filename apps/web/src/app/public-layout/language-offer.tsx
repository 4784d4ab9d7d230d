import { IconButton } from '@aranya/ui';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../lib/icons';
import { keepLanguage } from '../../lib/language/kept-language';
import { languageNames, type Locale } from '../../lib/language/locale';
import { addressIn } from './language-choice';
import '../../lib/devanagari-text.css';
import styles from '../offline/update-bar.module.css';

/** In the language that is offered, as its readers may know no other. */
const offers: Readonly<Record<Locale, { text: string; close: string }>> = {
  en: { text: 'Read this page in English', close: 'Stay in this language' },
  hi: { text: 'यह पन्ना हिन्दी में पढ़ें', close: 'इसी भाषा में रहने दें' },
  mr: { text: 'हे पान मराठीत वाचा', close: 'याच भाषेत राहू द्या' },
};

interface LanguageOfferProps {
  wanted: Locale;
  spoken: Locale;
  onClose: () => void;
}

/** Lies over the foot of the page, so that nothing moves. */
export default function LanguageOffer({ wanted, spoken, onClose }: LanguageOfferProps) {
  const address = addressIn(wanted, useLocation());
  const { text, close } = offers[wanted];
  return (
    <aside className={`screen-only small ${styles.bar}`} lang={wanted} aria-label={languageNames[wanted]}>
      <p>
        <a href={address} hrefLang={wanted} lang={wanted} onClick={() => keepLanguage(wanted)}>
          {text}
        </a>
      </p>
      <IconButton
        label={close}
        icon={<CloseIcon />}
        onClick={() => {
          keepLanguage(spoken);
          onClose();
        }}
      />
    </aside>
  );
}
