import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import PublicLayout from './public-layout';

const choice = async (label: string) =>
  within(await screen.findByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

function readsIn(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => jest.restoreAllMocks());

test('the footer leads to the same page in each language', async () => {
  renderAt('/animals?q=tiger', PublicLayout);
  expect(await choice('Language')).toEqual([
    ['English', '/animals?q=tiger', 'true'],
    ['हिन्दी', '/hi/animals?q=tiger', null],
    ['मराठी', '/mr/animals?q=tiger', null],
  ]);
});

test('from a page that is only English it leads to the species', async () => {
  renderAt('/nowhere', PublicLayout);
  expect((await choice('Language')).map(([, href]) => href)).toEqual([
    '/nowhere',
    '/hi/animals',
    '/mr/animals',
  ]);
});

test('in Hindi the bars stay in Hindi, and mark the current page', async () => {
  inLanguage('hi');
  renderAt('/hi/animals', PublicLayout);
  const main = within(await screen.findByRole('navigation', { name: 'मुख्य' }));
  expect(main.getByRole('link', { name: 'प्रजातियाँ' })).toHaveAttribute('href', '/hi/animals');
  expect(main.getByRole('link', { name: 'प्रजातियाँ' })).toHaveAttribute('aria-current', 'page');
  expect(main.getByRole('link', { name: 'समाचार' })).toHaveAttribute('href', '/hi/news');
  expect(await choice('भाषा')).toContainEqual(['English', '/animals', null]);
});

test("a page is offered in the browser's language until the offer is declined", async () => {
  readsIn('hi-IN', 'en');
  const { unmount } = renderAt('/animal/1', PublicLayout);
  const offer = await screen.findByRole('link', { name: 'यह पन्ना हिन्दी में पढ़ें' });
  expect(offer).toHaveAttribute('href', '/hi/animal/1');
  await userEvent.click(screen.getByRole('button', { name: 'इसी भाषा में रहने दें' }));
  expect(offer).not.toBeInTheDocument();
  unmount();
  renderAt('/animal/2', PublicLayout);
  await screen.findByRole('banner');
  expect(screen.queryByRole('link', { name: 'यह पन्ना हिन्दी में पढ़ें' })).not.toBeInTheDocument();
});

test('nothing is offered where the page is only English, or the browser wants no other language', async () => {
  readsIn('hi-IN');
  const { unmount } = renderAt('/nowhere', PublicLayout);
  await screen.findByRole('banner');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  readsIn('fr', 'en', 'hi');
  renderAt('/animals', PublicLayout);
  await screen.findByRole('banner');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
