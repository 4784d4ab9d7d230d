import type { PublicSettings } from '@aranya/contracts';

/** The contract's SETTINGS_ELEMENT_ID; public pages load neither zod nor the contract. settings.spec.ts compares. */
export const SETTINGS_ID = 'aranya-settings';

const developmentAuth = typeof __DEVELOPMENT_AUTH__ === 'undefined' ? {} : __DEVELOPMENT_AUTH__;

/** The year in which the pages were built. */
export const BUILD_YEAR = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/** Settings of the development server. Contact and social addresses are examples. */
export const defaultSettings: PublicSettings = {
  siteUrl: 'http://localhost:4200',
  auth: {
    issuer: developmentAuth.issuer || 'http://localhost:3380/',
    clientId: developmentAuth.clientId || 'aranya-web',
    audience: developmentAuth.audience || 'https://api.aranya.example',
  },
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  },
  contact: { email: 'hello@aranya.example', phone: '+91 20 5550 0100', address: 'Pune, Maharashtra' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
};

/** A placeholder in built pages, which the server replaces when it starts (apps/api/src/site/pages.ts). */
const placeholder = (path: string) => `__SETTING_${path}__`;

/** Settings of a built page before the server has filled it in. */
const placeholderSettings: PublicSettings = {
  ...defaultSettings,
  siteUrl: placeholder('siteUrl'),
  contact: {
    email: placeholder('contact.email'),
    phone: placeholder('contact.phone'),
    address: placeholder('contact.address'),
  },
  social: defaultSettings.social.map(({ name }, index) => ({
    name,
    url: placeholder(`social.${index}.url`),
  })),
};

const initialSettings = process.env.NODE_ENV === 'production' ? placeholderSettings : defaultSettings;

let settings: PublicSettings | undefined;

function readSettingsElement(): PublicSettings {
  const text = document.getElementById(SETTINGS_ID)?.textContent || '{}';
  return { ...initialSettings, ...(JSON.parse(text) as Partial<PublicSettings>) };
}

/** The public settings of this installation; placeholders while a page is being built. */
export function getSettings(): PublicSettings {
  if (typeof document === 'undefined') return initialSettings;
  settings ??= readSettingsElement();
  return settings;
}

/** For tests: read the settings element again. */
export function resetSettings(): void {
  settings = undefined;
}

/** A telephone number as a link dials it: without blanks and brackets. */
export function dialable(phone: string): string {
  return phone === placeholderSettings.contact.phone
    ? placeholder('contact.dialable')
    : phone.replace(/[^+\d]/g, '');
}

/** The absolute address of a path of the site, for canonical and Open Graph addresses. */
export function absoluteUrl(path: string): string {
  return getSettings().siteUrl.replace(/\/$/, '') + path;
}
