import { publicSettingsSchema, SETTINGS_ELEMENT_ID } from '@aranya/contracts';
import { beyondGuideMeta } from './page-meta';
import { absoluteUrl, defaultSettings, dialable, resetSettings, getSettings, SETTINGS_ID } from './settings';

function page(block: string) {
  document.body.innerHTML = `<script type="application/json" id="aranya-settings">${block}</script>`;
}

beforeEach(resetSettings);
afterEach(() => {
  document.body.innerHTML = '';
});

test('the element has the id that the server looks for', () => {
  expect(SETTINGS_ID).toBe(SETTINGS_ELEMENT_ID);
});

test('the defaults are valid settings with three social networks', () => {
  expect(publicSettingsSchema.safeParse(defaultSettings()).success).toBe(true);
  expect(defaultSettings().social).toHaveLength(3);
});

test('an unfilled element means the defaults', () => {
  page('{}');
  expect(getSettings()).toEqual(defaultSettings());
});

test('the settings of the server replace the defaults', () => {
  page(JSON.stringify({ ...defaultSettings(), siteUrl: 'https://wild.example/' }));
  expect(getSettings().siteUrl).toBe('https://wild.example/');
  expect(absoluteUrl('/animals')).toBe('https://wild.example/animals');
});

test('a page beyond the guide is for search engines where the operator says so', () => {
  const title = { title: 'House Sparrow · Aranya' };
  expect(beyondGuideMeta('House Sparrow')).toEqual([title, { name: 'robots', content: 'noindex' }]);
  resetSettings();
  page(JSON.stringify({ ...defaultSettings, searchEngines: 'all' }));
  expect(beyondGuideMeta('House Sparrow')).toEqual([title]);
});

test('a number is dialed without blanks and brackets', () => {
  expect(dialable('+91 (20) 5550-0100')).toBe('+912055500100');
});
