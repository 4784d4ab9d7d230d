import { waitFor } from '@testing-library/react';
import { keepLanguage } from '../../lib/language/kept-language';
import type { Locale } from '../../lib/language/locale';
import { fakeApi } from '../../testing/fake-api';
import { inLanguage } from '../../testing/in-language';
import { renderCommunity } from '../../testing/render-community';
import { sampleMe } from '../../testing/samples';
import { useTellLanguage } from './use-tell-language';

function Page() {
  useTellLanguage();
  return null;
}

afterEach(() => window.sessionStorage.clear());

test.each([
  ['a page in Hindi is told', 'hi', undefined, undefined, ['hi']],
  ['what the account keeps is not told again', 'hi', undefined, 'hi', []],
  ['a link to an English page tells nothing', 'en', undefined, 'hi', []],
  ['English that was chosen is told', 'en', 'en', 'hi', ['en']],
] as const)('%s', async (_what, page, chosen, kept, told) => {
  inLanguage(page);
  if (chosen) keepLanguage(chosen);
  let language: Locale | undefined = kept;
  const sent: unknown[] = [];
  let asked = 0;
  fakeApi({
    'GET /api/user/data': () => {
      asked += 1;
      return { body: { success: true, user: sampleMe(), ...(language && { language }) } };
    },
    'POST /api/user/language': ({ body }) => {
      language = (body as { language: Locale }).language;
      sent.push(language);
      return { body: { success: true, message: 'Saved' } };
    },
  });
  renderCommunity('/community', <Page />);
  await waitFor(() => expect([asked, sent]).toEqual([1 + told.length, told]));
});
