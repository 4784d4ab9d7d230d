import { createHash } from 'node:crypto';
import { keptData } from '@aranya/contracts/kept-data';
import { screen, within } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import { keptTexts, translatedTexts } from './kept-texts.server';
import PrivacyPage, { loader } from './privacy-page';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();

test.each(['hi', 'mr'] as const)('the texts in %s translate the English ones of today', (locale) => {
  inLanguage(locale);
  const shown = keptTexts();
  for (const [at, english] of keptData.entries())
    for (const part of ['title', 'what', 'readers', 'until'] as const) {
      expect([english.id, part, translatedTexts[locale][english.id][part].of]).toEqual([
        english.id,
        part,
        hashOf(english[part]),
      ]);
      expect(numbers(String(shown[at]?.[part]))).toEqual(numbers(english[part]));
    }
});

test('says in Marathi who reads what is kept, and until when', async () => {
  inLanguage('mr');
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  renderAt('/mr/privacy', PrivacyPage, loader);
  await screen.findByRole('heading', { level: 1, name: 'गोपनीयता' });
  const part = within(screen.getByRole('region', { name: 'संदेश' }));
  expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'कोण वाचू शकते',
    'कधीपर्यंत राहते',
  ]);
  expect(screen.getByRole('link', { name: 'इथले नियम' })).toHaveAttribute('href', '/mr/rules');
});
