import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublicSettings } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';

export const siteSettings: PublicSettings = {
  siteUrl: 'https://wild.example/',
  site: siteTexts,
  auth: { issuer: 'https://id.example/', clientId: 'web', audience: 'https://api.example', accountUrl: null },
  tiles: {
    url: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: '© </script><b>them</b>',
    max_zoom: 19,
  },
  contact: { email: 'a@b.example', phone: '', address: '' },
  social: [],
  recentTracks: false,
  searchEngines: 'guide',
};

export const testSiteOptions = (folder: string, settings = siteSettings) => ({
  folder,
  render: path.join(folder, '../render/index.js'),
  settings: () => settings,
  corrected: () => ({ species: {}, parks: {} }),
});

export const testPage = (text: string) =>
  `<!doctype html><title>Aranya</title><meta name="robots" content="noindex"/><link rel="canonical" href="__SETTING_siteUrl__/x"><script>var a = 1 < 2 && "&amp;";</script>` +
  `<script type="application/json" id="aranya-settings">{}</script><p>${text}</p>`;

export async function writeTestSite(): Promise<{ root: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-site-'));
  const root = path.join(folder, 'client');
  for (const name of ['assets', 'parks&sancturies/gir', 'community', 'hi'])
    await mkdir(path.join(root, name), { recursive: true });
  for (const [name, text] of [
    ['index.html', testPage('landing')],
    ['parks&sancturies/index.html', testPage('parks')],
    ['parks&sancturies/gir/index.html', testPage('gir')],
    ['community/index.html', testPage('sign-in')],
    ['__spa-fallback.html', testPage('fallback')],
    ['hi/__spa-fallback.html', testPage('in Hindi')],
    ['assets/a-1.js', 'export {};'],
    ['assets/b-1.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['robots.txt', 'Sitemap: __SETTING_siteUrl__/sitemap.xml'],
    ['sw.js', 'const revision = "1-__SETTINGS_REVISION__";'],
    ['sw-unregister.js', 'self.registration.unregister();'],
  ] as const)
    await writeFile(path.join(root, name), text);
  return { root, remove: () => rm(folder, { recursive: true, force: true }) };
}
