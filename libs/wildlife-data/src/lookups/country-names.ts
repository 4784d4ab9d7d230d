import countryCodes from 'i18n-iso-countries';

const names = new Intl.DisplayNames('en-GB', { type: 'region', style: 'short' });

/** The standard's short names are not what people say. */
const SPOKEN: Readonly<Record<string, string>> = {
  COD: 'DR Congo',
  COG: 'Republic of the Congo',
  GBR: 'United Kingdom',
  MMR: 'Myanmar',
  USA: 'United States',
};

/**
 * Only the build runs it.
 * @param codes ISO 3166-1 alpha-3
 */
export function countryNames(
  codes: readonly string[] = [],
  isPart: (code: string) => boolean = () => false,
): string[] {
  return codes
    .map((code) => {
      const name = SPOKEN[code] ?? names.of(countryCodes.alpha3ToAlpha2(code) ?? '') ?? code;
      return isPart(code) ? `${name} (in parts)` : name;
    })
    .sort((a, b) => a.localeCompare(b, 'en'));
}
