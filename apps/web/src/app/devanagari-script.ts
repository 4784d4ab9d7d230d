// eslint-disable-next-line @nx/enforce-module-boundaries -- names of faces that libs/ui sets, not code of it
import { regular } from '../../../../libs/ui/src/styles/own-devanagari.json';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a font file that libs/ui writes, not code of it
import mukta from '../../../../libs/ui/src/styles/subsets/mukta-devanagari-400-normal.woff2?url';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a font file that libs/ui writes, not code of it
import muktaTitle from '../../../../libs/ui/src/styles/subsets/mukta-devanagari-600-normal.woff2?url';
import type { Locale } from '../lib/language/locale';

/**
 * A script for the head. Where Mukta comes late, lines of text move: a device without a Devanagari face of its own
 * loads it before the styles ask for it, and no other does.
 */
export function devanagariScript(locale: Locale): string {
  const own = regular.map((name) => `local('${name}')`).join();
  const files = JSON.stringify(locale === 'mr' ? [muktaTitle, mukta] : [mukta]);
  return `;new FontFace('own',"${own}").load().catch(function(){
${files}.forEach(function(f){var l=document.createElement('link');
l.rel='preload';l.as='font';l.crossOrigin='';l.href=f;document.head.appendChild(l)})})`;
}
