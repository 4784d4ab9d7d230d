import type { PublicSettings } from '@aranya/contracts';

/**
 * What the server has to find in each page, to the letter: it puts the settings between the tags. Public pages load
 * neither zod nor the contract, so the id stands here too; settings.spec.ts compares the two.
 */
export const SETTINGS_ID = 'aranya-settings';

const developmentAuth = typeof __DEVELOPMENT_AUTH__ === 'undefined' ? {} : __DEVELOPMENT_AUTH__;

/**
 * What holds where no server has written settings: on the development server and while pages are prerendered. Contact
 * and social addresses are examples.
 */
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

/** What the server replaces by the setting of this path, written as HTML: the pages also read without scripts. */
const mark = (path: string) => `__SETTING_${path}__`;

/** What a page is built with: whatever of the settings can be seen in it is a mark. */
const markedSettings: PublicSettings = {
  ...defaultSettings,
  contact: { email: mark('contact.email'), phone: mark('contact.phone'), address: mark('contact.address') },
  social: defaultSettings.social.map(({ name }, index) => ({ name, url: mark(`social.${index}.url`) })),
};

let settings: PublicSettings | undefined;

function readBlock(): PublicSettings {
  const text = document.getElementById(SETTINGS_ID)?.textContent ?? '';
  try {
    return { ...defaultSettings, ...(JSON.parse(text || '{}') as Partial<PublicSettings>) };
  } catch {
    return defaultSettings;
  }
}

/** The settings of the place where the site runs; while a page is being built, marks in their places. */
export function getSettings(): PublicSettings {
  if (typeof document === 'undefined')
    return process.env.NODE_ENV === 'production' ? markedSettings : defaultSettings;
  settings ??= readBlock();
  return settings;
}

/** For tests: read the block anew. */
export function forgetSettings(): void {
  settings = undefined;
}

/** A telephone number as a link dials it: without blanks and brackets. */
export function dialled(phone: string): string {
  return phone === markedSettings.contact.phone ? mark('contact.dialled') : phone.replace(/[^+\d]/g, '');
}

/** The settings for what is drawn: in the browser the same from the first drawing on as in the HTML that was sent. */
export function useSettings(): PublicSettings {
  return getSettings();
}

/** What the server replaces by the site's address in every page. */
const SITE_URL_MARK = '__SITE_URL__';

/**
 * The absolute address of a path of the site, for canonical and Open Graph addresses. In a page that no server has
 * filled in it begins with a mark, the same while prerendering and in the browser, so that hydration finds no
 * difference.
 */
export function absoluteUrl(path: string): string {
  const filled =
    typeof document !== 'undefined' && (document.getElementById(SETTINGS_ID)?.textContent ?? '{}') !== '{}';
  return (filled ? getSettings().siteUrl.replace(/\/$/, '') : SITE_URL_MARK) + path;
}
