import { animals } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { byRole, type Screen } from './screen-table';
import { phone } from './screens';
import { box, map } from './tracker';

const anyDialog = (page: Page) => page.getByRole('dialog');

const keepFavorites = (page: Page) =>
  page.evaluate(
    (kept) => localStorage.setItem('favorites', JSON.stringify(kept)),
    animals.filter(({ id }) => id <= 4),
  );

async function sendContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ravi');
  await page.getByLabel('Email').fill('ravi@example.org');
  await page.getByLabel('Message').fill('A crane was seen in Pune.');
  await byRole(page, 'Send Message').click();
}
const answer = (url: string, status: number, json: object) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status, json }));

const tracking = '/live-tracking';

/** Each public page, as people find it. */
export const publicScreens: Record<string, Screen> = {
  landing: { address: '/', isLayout: true },
  'the open menu': {
    address: '/about-us',
    act: (page) => byRole(page, 'Open menu').click(),
    shown: anyDialog,
    upTo: 320,
  },
  'the explorer': { address: '/animals', isLayout: true },
  'the explorer, with what comes close': {
    address: '/animals?q=cat&type=Mammal',
    shiftsBelow: 640,
    shown: (page) => page.getByRole('heading', { name: 'Called “cat”' }),
  },
  'an animal, kept': {
    address: '/animal/1',
    isLayout: true,
    before: keepFavorites,
    shown: (page) => byRole(page, 'Favorited'),
  },
  'two species': {
    address: '/animals/compare?a=king-cobra&b=blue-whale',
    shown: (page) => page.getByRole('heading', { name: 'King Cobra and Blue Whale' }),
  },
  parks: { address: '/parks&sancturies' },
  'where and when': {
    address: '/parks&sancturies/where-and-when/february?species=8',
    shiftsBelow: Infinity,
  },
  'an open park': {
    address: '/parks&sancturies/kaziranga-national-park',
    shiftsBelow: phone.width,
    shown: anyDialog,
  },
  favourites: {
    address: '/favorites',
    shiftsBelow: Infinity,
    before: keepFavorites,
    shown: (page) => page.getByRole('button', { name: /^Remove/ }).nth(3),
  },
  about: { address: '/about-us' },
  credits: { address: '/credits' },
  translations: { address: '/translations' },
  privacy: { address: '/privacy' },
  'house rules': { address: '/rules' },
  terms: { address: '/terms' },
  'what this device keeps': {
    address: '/offline',
    shown: (page) => page.getByText('Nothing is kept yet.'),
  },
  contact: { address: '/contact-us' },
  news: { address: '/news', shown: (page) => page.getByText('Page 1 of 4') },
  'the signed-out community': {
    address: '/community',
    shiftsBelow: 640,
    shown: (page) => byRole(page, 'Sign in'),
  },
  'an unknown page': { address: '/no/such/page' },
  'the tracker': { address: tracking, shown: map, isLayout: true },
  'a route': { address: `${tracking}/arctic-tern`, shown: map, shiftsBelow: Infinity },
  'measured tracks, compared': {
    address: `${tracking}/measured/cuckoo-bed44e?with=cuckoo-b89e5f,cuckoo-be8ba8`,
    shiftsBelow: Infinity,
    shown: (page) => page.getByRole('slider', { name: 'Date' }),
  },
  'the games hub': { address: '/games' },
  'the deal of the day': { address: '/games/wild-match', shiftsBelow: phone.width },
  'the word of the day': { address: '/games/wordle' },
  'the animals of the day': { address: '/games/detective' },
};

/** Public pages that are empty, refused, loading or without a network. */
export const publicStates: Record<string, Screen> = {
  'the explorer without a match': {
    address: '/animals?q=nothing-of-the-kind',
    shown: (page) => page.getByText('No animals match your search/filter'),
  },
  'an unknown animal': {
    address: '/animal/999',
    shown: (page) => page.getByRole('heading', { name: 'Animal not found' }),
  },
  'parks without a match': {
    address: '/parks&sancturies?q=atlantis',
    shown: (page) => page.getByText('No parks found.'),
  },
  'no favourites': {
    address: '/favorites',
    before: (page) => page.evaluate(() => localStorage.removeItem('favorites')),
    shown: (page) => page.getByText('No Favorites Yet'),
  },
  'contact, refused': {
    address: '/contact-us',
    before: answer('**/api/contact', 400, {
      success: false,
      code: 'invalid_input',
      message: 'Please look at the form once more.',
      fields: { email: 'This email address is not valid.', message: 'Please write some words.' },
    }),
    act: sendContact,
    shown: (page) => page.getByText('This email address is not valid.'),
  },
  'contact, sent': {
    address: '/contact-us',
    before: answer('**/api/contact', 200, { success: true, message: 'Thank you.' }),
    act: sendContact,
    shown: (page) => page.getByRole('heading', { name: 'Message sent' }),
  },
  'the news while loading': {
    address: '/news',
    before: (page) => page.route('**/api/news?*', () => undefined),
    shown: (page) => page.getByText('Loading News...'),
  },
  'a day without news': {
    address: '/news',
    shiftsBelow: 640,
    before: answer('**/api/news?*', 200, { success: true, status: 'ok', articles: [], totalResults: 0 }),
    shown: (page) => page.getByText('A quiet day in the wild'),
  },
  'the news after a failure': {
    address: '/news',
    shiftsBelow: Infinity,
    before: answer('**/api/news?*', 200, { status: 'error' }),
    shown: (page) => page.getByRole('heading', { name: 'The news could not be loaded' }),
  },
  'the community without a network': {
    address: '/community',
    act: async (page) => {
      await expect(byRole(page, 'Sign in')).toBeVisible();
      await page.context().setOffline(true);
    },
    shown: (page) => page.getByRole('heading', { name: 'The community needs a connection' }),
  },
  'the tracker, asked for a whale': {
    address: tracking,
    act: (page) => box(page).fill('whale'),
    shown: (page) => page.getByRole('option'),
  },
  'all routes': { address: `${tracking}?view=all`, shown: map, shiftsBelow: Infinity },
};
