import { createHash } from 'node:crypto';
import { DEFAULT_RULES, DEFAULT_TERMS } from '@aranya/contracts/default-rules';
import { screen } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import { translatedTexts } from './default-texts.server';
import RulesPage, { loader } from './rules-page';

const hashesOf = (text: string) =>
  text.split('\n').map((line) => createHash('sha256').update(line).digest('hex').slice(0, 8));

test.each(['hi', 'mr'] as const)('the texts in %s translate the English ones of today', (locale) => {
  const { rules, terms } = translatedTexts[locale];
  expect(rules.map(({ of }) => of)).toEqual(hashesOf(DEFAULT_RULES));
  expect(terms.map(({ of }) => of)).toEqual(hashesOf(DEFAULT_TERMS));
});

const answer = (text: string) => {
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ success: true, version: 1, text }) }) as Response;
};

async function open() {
  inLanguage('hi');
  renderAt('/hi/rules', RulesPage, loader);
  await screen.findByRole('heading', { level: 1, name: 'यहाँ के नियम' });
}

test('the default rules of the server stay translated', async () => {
  answer(DEFAULT_RULES);
  await open();
  await Promise.resolve();
  expect(screen.getByText(/^जानवर सबसे पहले हैं।/)).toBeVisible();
  expect(screen.queryByText(/^Animals come first/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'शर्तें' })).toHaveAttribute('href', '/hi/terms');
});

test("a club's own rules stay in the club's language", async () => {
  answer('Be kind.');
  await open();
  expect(await screen.findByText('Be kind.')).toBeVisible();
});
