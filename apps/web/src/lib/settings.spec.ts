import { publicSettingsSchema, SETTINGS_ELEMENT_ID } from '@aranya/contracts';
import { absoluteUrl, defaultSettings, dialled, forgetSettings, getSettings, SETTINGS_ID } from './settings';

function page(block: string) {
  document.body.innerHTML = `<script type="application/json" id="aranya-settings">${block}</script>`;
}

beforeEach(forgetSettings);
afterEach(() => {
  document.body.innerHTML = '';
});

test('the block has the id that the server looks for', () => {
  expect(SETTINGS_ID).toBe(SETTINGS_ELEMENT_ID);
});

test('the defaults are valid settings with three social networks', () => {
  expect(publicSettingsSchema.safeParse(defaultSettings).success).toBe(true);
  expect(defaultSettings.social).toHaveLength(3);
});

test('an unfilled block means the defaults, and addresses that the server fills in', () => {
  page('{}');
  expect(getSettings()).toEqual(defaultSettings);
  expect(absoluteUrl('/animals')).toBe('__SITE_URL__/animals');
});

test('what the server wrote counts', () => {
  page(JSON.stringify({ ...defaultSettings, siteUrl: 'https://wild.example/' }));
  expect(getSettings().siteUrl).toBe('https://wild.example/');
  expect(absoluteUrl('/animals')).toBe('https://wild.example/animals');
});

test('a number is dialled without blanks and brackets', () => {
  expect(dialled('+91 (20) 5550-0100')).toBe('+912055500100');
});

test('a broken block does not break the page', () => {
  page('{"siteUrl":');
  expect(getSettings()).toEqual(defaultSettings);
});
