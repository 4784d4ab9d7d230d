import { useState } from 'react';
import { useLocation } from 'react-router';
import { useClientValue } from '../../lib/hydration';
import { wantedLanguage } from '../../lib/language/kept-language';
import { getLocale } from '../../lib/language/locale';
import { existsIn, withoutPrefix } from '../../lib/language/site-paths';
import { lazyOffline } from '../../lib/lazy-part';

const Offer = lazyOffline(() => import('./language-offer')).Component;

/** Offers a page in the reader's language, where it exists. Nobody is led away by themselves. */
export function OfferedLanguage() {
  const { pathname } = useLocation();
  const spoken = getLocale();
  const wanted = useClientValue(wantedLanguage, spoken);
  const [closed, setClosed] = useState(false);
  if (closed || wanted === spoken || !existsIn(withoutPrefix(pathname), wanted)) return null;
  return <Offer wanted={wanted} spoken={spoken} onClose={() => setClosed(true)} />;
}
