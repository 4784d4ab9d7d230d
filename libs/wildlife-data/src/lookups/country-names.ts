import countryCodes from 'i18n-iso-countries';

const names = new Intl.DisplayNames('en-GB', { type: 'region', style: 'short' });

/** For these, the short name of the standard is not what people say. */
const SPOKEN: Readonly<Record<string, string>> = {
  COD: 'DR Congo',
  COG: 'Republic of the Congo',
  GBR: 'United Kingdom',
  MMR: 'Myanmar',
  USA: 'United States',
};

/** Returns English names of countries, by ISO 3166-1 alpha-3, in alphabetical order. Only the build runs it. */
export function countryNames(codes: readonly string[] = []): string[] {
  return codes
    .map((code) => SPOKEN[code] ?? names.of(countryCodes.alpha3ToAlpha2(code) ?? '') ?? code)
    .sort((a, b) => a.localeCompare(b, 'en'));
}
