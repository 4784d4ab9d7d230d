import countryCodes from 'i18n-iso-countries';

/** The standard's short names are not what people say. */
const SPOKEN: Readonly<Record<string, string>> = {
  COD: 'DR Congo',
  COG: 'Republic of the Congo',
  GBR: 'United Kingdom',
  MMR: 'Myanmar',
  USA: 'United States',
};

interface Wording {
  isPart: (code: string) => boolean;
  locale: string;
  /** Returns the name that people say, or the code. */
  say: (code: string) => string;
  inParts: (country: { name: string }) => string;
}

const inEnglish: Wording = {
  isPart: () => false,
  locale: 'en',
  say: (code) => SPOKEN[code] ?? code,
  inParts: ({ name }) => `${name} (in parts)`,
};

/**
 * Only the build runs it.
 * @param codes ISO 3166-1 alpha-3
 */
export function countryNames(codes: readonly string[] = [], wording: Partial<Wording> = {}): string[] {
  const { isPart, locale, say, inParts } = { ...inEnglish, ...wording };
  const english = locale === 'en';
  const names = new Intl.DisplayNames(english ? 'en-GB' : locale, { type: 'region', style: 'short' });
  return codes
    .map((code) => {
      const spoken = english ? inEnglish.say(code) : say(code);
      const name = spoken === code ? (names.of(countryCodes.alpha3ToAlpha2(code) ?? '') ?? code) : spoken;
      return isPart(code) ? inParts({ name }) : name;
    })
    .sort((a, b) => a.localeCompare(b, locale));
}

/** @param name as `countryNames` gives it in English */
export function countryIn(locale: string, name: string): string {
  if (locale === 'en') return name;
  const codes = Object.keys(countryCodes.getAlpha3Codes());
  const code = codes.find((each) => countryNames([each])[0] === name);
  return code === undefined ? name : (countryNames([code], { locale, say: (each) => each })[0] ?? name);
}
