import { type Language, languages } from '@aranya/contracts';

/** @returns the wanted language that the site has, of `hi-IN` its Hindi; English for other wishes */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').flatMap((wish) => {
    const [range = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const language = languages.find((each) => each === range.split('-')[0]);
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return language !== undefined && weight > 0 ? { language, weight } : [];
  });
  return wishes.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}
