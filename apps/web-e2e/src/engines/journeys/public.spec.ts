import { expect, test } from '../fixtures';
import { button, css, having, heading, inside, link, placeholder, role, text } from '../queries';

test(
  'from the landing page to the explorer, its filters, and Back',
  { tag: '@each-change' },
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.see(role('heading'));
    await visitor.click(link('Species'));
    await visitor.see(heading('Wildlife Explorer'));
    const cards = inside(role('list', 'Animals'), role('listitem'));
    await expect.poll(() => visitor.count(cards)).toBe(15);
    const search = placeholder('Search by name or region...');
    await visitor.fill(search, 'no such animal');
    await visitor.see(text('No animals match your search/filter'));
    await visitor.isAt(/q=no\+such\+animal/);
    await visitor.fill(search, 'tiger');
    await visitor.click(inside(role('list', 'Animals'), link('Bengal Tiger')));
    await visitor.isAt('/animal/1');
    await visitor.see(heading('Bengal Tiger'));
    await visitor.back();
    await visitor.isAt('/animals?q=tiger');
    await expect.poll(() => visitor.text(search)).toBe('tiger');
  },
);

test('a park opens in a dialog; Escape and Back close it', async ({ visitor }) => {
  const address = '/parks&sancturies';
  await visitor.open(address);
  const details = link('See Details');
  await expect.poll(() => visitor.count(details)).toBe(9);
  const dialog = role('dialog', 'Kaziranga National Park');
  await visitor.click(details, 1);
  await visitor.see(dialog);
  await visitor.isAt(`${address}/kaziranga-national-park`);
  await visitor.press('Escape');
  await visitor.seeNot(dialog);
  await visitor.see(having('See Details', css('a:focus')));
  await visitor.press('Enter');
  await visitor.see(dialog);
  await visitor.click(inside(dialog, link('Bengal Tiger')));
  await visitor.isAt('/animal/1');
  await visitor.seeNot(dialog);
  await visitor.back();
  await visitor.see(dialog);
  await visitor.back();
  await visitor.seeNot(dialog);
  await visitor.isAt(address);
});

test('an animal is followed along its route', async ({ visitor }) => {
  await visitor.open('/live-tracking');
  const box = role('combobox', 'Search animal');
  await visitor.fill(box, 'Amur Falcon');
  await visitor.click(role('option', /Amur Falcon/));
  await visitor.isAt('/live-tracking/amur-falcon');
  const stops = inside(role('region', 'Route log'), role('listitem'));
  await expect.poll(() => visitor.count(stops)).toBe(4);
  await visitor.see(button('Play'), role('region', /^Map of/));
  const marks = () => visitor.run(() => document.querySelectorAll('.leaflet-marker-icon:empty').length);
  await expect.poll(marks, 'the stops of the route on the map').toBe(4);
  await visitor.click(button('Replay'));
  await visitor.see(button('Pause'));
  await visitor.click(button('Pause'));
  await visitor.click(link('Back to Home'));
  await visitor.isAt('/');
});

test('the theme is switched, and kept by a reload', async ({ visitor }) => {
  await visitor.open('/');
  const ground = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await ground();
  await visitor.click(button('Switch to the dark theme'));
  await visitor.see(button('Switch to the light theme'));
  await expect.poll(ground).not.toBe(byDay);
  const byNight = await ground();
  await visitor.reload();
  expect(await ground()).toBe(byNight);
});

test('an animal is found by its name in Hindi, and shows it', async ({ visitor }) => {
  await visitor.open('/animals');
  await visitor.fill(placeholder('Search by name or region...'), 'बाघ');
  await visitor.click(link('Bengal Tiger'));
  await visitor.isAt('/animal/1');
  await expect.poll(() => visitor.texts(css('[lang="hi"]'))).toContainEqual(expect.stringContaining('बाघ'));
});
