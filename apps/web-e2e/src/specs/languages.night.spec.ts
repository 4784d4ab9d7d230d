import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { animals } from '@aranya/wildlife-data';
import wordList from 'word-list';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { plainLosses } from '../support/layout';

const languages = ['hi', 'mr'];

const pages = {
  'the landing page': '',
  'the explorer': '/animals',
  'an animal': '/animal/1',
  'two species': '/animals/compare?a=king-cobra&b=blue-whale',
  'where and when': '/parks&sancturies/where-and-when/february',
  'a game of aksharas': '/games/akshara',
  'the contact form': '/contact-us',
  'the gate of the community': '/community',
};

for (const language of languages)
  for (const [name, address] of Object.entries(pages))
    test(`${name} in ${language} can be read by everybody, at every width`, async ({ page }) => {
      await page.goto(`/${language}${address}`);
      await expect(page.locator('h1')).toBeVisible();
      await expectAccessible(page, name);
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await plainLosses(page)).toEqual([]);
    });

/** Names, which stay as they are, beside abbreviations and what leads to another site; news are searched in English. */
const NAMES =
  /Aranya contributors|Natural Earth|Animal Wordle|(?:ISC|MIT|SIL Open Font) License|Vibrio pectenicida|tiger\.\.\.|Sooty3CE2F0|Stanzin Dolma|Farah Sheikh|__SETTING_\S+?__/g;
const scientific = new Set(
  animals.flatMap(({ scientific_name: name }) => name.toLowerCase().split(/[^a-z]+/)),
);
const english = new Set(
  readFileSync(wordList, 'utf8')
    .split('\n')
    .filter((word) => word.length > 2 && !scientific.has(word)),
);

/** "Phyllobates bicolor" is a scientific name, as "Phyllobates" is no English word. */
const withoutSpecies = (text: string) =>
  text.replace(/([A-Z][a-z]+) [a-z]+/g, (name, genus: string) =>
    english.has(genus.toLowerCase()) ? name : '',
  );

const englishWords = (text: string) =>
  (withoutSpecies(text.replace(NAMES, '')).match(/[A-Za-z]+/g) ?? []).filter(
    (word) => word !== word.toUpperCase() && english.has(word.toLowerCase()),
  );

/** What is read or heard in the page's own language. */
function textsIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const language = page.documentElement.lang;
  const isOwn = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === language &&
    !element.closest('script, style, a[href^="http"], a[href^="#source-"]');
  const texts: string[] = [];
  for (const element of page.querySelectorAll('title, body *')) {
    if (!isOwn(element)) continue;
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) texts.push(nodeValue ?? '');
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      texts.push(element.getAttribute(name) ?? '');
  }
  for (const meta of page.querySelectorAll('meta[name=description], meta[property="og:title"]'))
    texts.push(meta.getAttribute('content') ?? '');
  return texts;
}

for (const language of languages)
  test(`no English word is left in ${language} without being marked`, async ({ page }) => {
    const folder = path.resolve(import.meta.dirname, '../../../web/build/client', language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(100);
    const left = new Set<string>();
    for (const file of files)
      for (const text of await page.evaluate(textsIn, readFileSync(path.join(folder, file), 'utf8')))
        if (englishWords(text).length > 0) left.add(`${file}: ${text.trim()}`);
    expect([...left]).toEqual([]);
  });
