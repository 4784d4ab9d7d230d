import { type Language, languages } from '@aranya/contracts';
import Negotiator from 'negotiator';

/** @returns the wanted language that the site has, of `hi-IN` its Hindi; English for other wishes */
export function acceptedLanguage(header: string | undefined): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  return (negotiator.language([...languages]) as Language | undefined) ?? 'en';
}
