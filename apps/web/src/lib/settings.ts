import type { PublicSettings } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';

/** Public pages do not load the contract, so its name is repeated; the spec compares. */
export const SETTINGS_ID = 'aranya-settings';

const developmentAuth = typeof __DEVELOPMENT_AUTH__ === 'undefined' ? {} : __DEVELOPMENT_AUTH__;

export const BUILD_YEAR = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/** For the development server, with example contacts. */
export const defaultSettings = (): PublicSettings => ({
  siteUrl: 'http://localhost:4200',
  site: siteTexts,
  auth: {
    issuer: developmentAuth.issuer || 'http://localhost:3380/',
    clientId: developmentAuth.clientId || 'aranya-web',
    audience: developmentAuth.audience || 'https://api.aranya.example',
    accountUrl: developmentAuth.accountUrl ?? null,
  },
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    max_zoom: 19,
  },
  contact: { email: 'hello@aranya.example', phone: '+91 20 5550 0100', address: 'Pune, Maharashtra' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  // The development server's API has no recent tracks.
  recentTracks: process.env.NODE_ENV === 'development',
  searchEngines: 'guide',
});

/** Stands in rendered pages until the server replaces it (apps/api/src/public/site/filled-files.ts). */
const placeholder = (path: string) => `__SETTING_${path}__`;

function placeholderSettings(): PublicSettings {
  const settings = defaultSettings();
  // The server renders pages again when an admin changes the texts
  // (apps/api/src/public/site/render-pages.ts).
  const site = process.env.ARANYA_SITE
    ? (JSON.parse(process.env.ARANYA_SITE) as PublicSettings['site'])
    : settings.site;
  return {
    ...settings,
    // Pages link to feeds, and the server takes the links off where they would be dead.
    site: { ...site, open_to_guests: true },
    siteUrl: placeholder('siteUrl'),
    contact: {
      email: placeholder('contact.email'),
      phone: placeholder('contact.phone'),
      address: placeholder('contact.address'),
    },
    social: settings.social.map(({ name }, index) => ({ name, url: placeholder(`social.${index}.url`) })),
  };
}

let settings: PublicSettings | undefined;

/** Built pages contain all settings, so their script has none. */
const initialSettings = () =>
  typeof __RENDERS__ === 'undefined' ? defaultSettings() : __RENDERS__ ? placeholderSettings() : undefined;

function readSettings(): PublicSettings {
  const text = (typeof document !== 'undefined' && document.getElementById(SETTINGS_ID)?.textContent) || '{}';
  return { ...initialSettings(), ...(JSON.parse(text) as PublicSettings) };
}

/** Returns the settings, or placeholders while rendering pages. */
export const getSettings = (): PublicSettings => (settings ??= readSettings());

export const siteName = (): string => getSettings().site.name;

/** For tests. */
export function resetSettings(): void {
  settings = undefined;
}

/** Formats a number for a `tel:` link. */
export function dialable(phone: string): string {
  return phone === placeholder('contact.phone')
    ? placeholder('contact.dialable')
    : phone.replace(/[^+\d]/g, '');
}

export function absoluteUrl(path: string): string {
  return getSettings().siteUrl.replace(/\/$/, '') + path;
}
