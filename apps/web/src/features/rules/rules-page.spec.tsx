import { DEFAULT_TERMS } from '@aranya/contracts/default-rules';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import RulesPage, { loader as rulesLoader } from './rules-page';
import TermsPage, { loader as termsLoader } from './terms-page';

const first = 'Animals come first.';
const rules = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

test("the club's own rules take the place of the default", async () => {
  globalThis.fetch = async () =>
    ({
      ok: true,
      json: async () => ({ success: true, version: 2, text: 'Be kind.\n\nBe quiet.' }),
    }) as Response;
  renderAt('/rules', RulesPage, rulesLoader);
  expect(await screen.findByText(first)).toBeVisible();
  expect(await screen.findByText('Be quiet.')).toBeVisible();
  expect(rules()).toHaveLength(2);
});

test("so do the club's own terms", async () => {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return { ok: true, json: async () => ({ success: true, version: 2, text: 'Be fair.' }) } as Response;
  };
  renderAt('/terms', TermsPage, termsLoader);
  await screen.findAllByRole('list');
  expect(rules()).toHaveLength(DEFAULT_TERMS.split('\n').length);
  expect(await screen.findByText('Be fair.')).toBeVisible();
  expect(asked).toEqual(['/api/terms']);
});

test('without a network the default stands', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  renderAt('/rules', RulesPage, rulesLoader);
  expect(await screen.findByText(first)).toBeVisible();
});
