import { writeFile } from 'node:fs/promises';
import { photograph } from '../../support/pictures';
import { expect, test } from '../fixtures';
import { button, css, having, inside, link, placeholder, role } from '../queries';
import { signUp } from '../sign-up';

test('a post with a picture and a sighting is published', async ({ visitor }, testInfo) => {
  await signUp(visitor, 'Noor Contractor');
  const { name, buffer } = await photograph('otter.jpg');
  const file = testInfo.outputPath(name);
  await writeFile(file, buffer);

  await visitor.open('/community/create-post');
  await visitor.fill(placeholder("What's happening?"), 'Three at the weir');
  await visitor.upload(css('input[type=file]'), file);
  await visitor.see(role('img', /./));
  await visitor.click(button('Add a sighting'));
  const part = role('region', 'What did you see?');
  await visitor.fill(inside(part, role('combobox', 'Species')), 'chital');
  await visitor.click(inside(part, role('option', /^Chital/)));
  await visitor.click(button('Publish Post'));
  await visitor.isAt('/community');
  const post = having('Three at the weir', role('article'));
  await visitor.see(inside(post, link('Chital')));
  await expect
    .poll(() =>
      visitor.run(() =>
        [...document.querySelectorAll<HTMLImageElement>('article img')].some(
          (image) => image.src.includes('/media/') && image.naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
});

test('a message arrives in the other window as it is sent', async ({ visitor, newVisitor }) => {
  const other = await newVisitor();
  await signUp(visitor, 'Meera Kulkarni');
  await signUp(other, 'Priya Nair');
  await visitor.open('/community/discover');
  const search = role('searchbox', 'Search');
  await visitor.fill(search, 'Priya Nair');
  await visitor.press('Enter');
  const card = role('article', 'Priya Nair');
  await visitor.click(inside(card, button('Connect')));
  await visitor.see(inside(card, button('Requested')));
  await other.open('/community/connections?tab=pending');
  await other.click(button('Accept'));
  await other.open('/community/messages');
  await other.click(inside(having('Meera Kulkarni', role('article')), link('Chat')));
  await visitor.open('/community/messages');
  await visitor.click(inside(having('Priya Nair', role('article')), link('Chat')));
  for (const [from, to, words] of [
    [visitor, other, 'The gate opens at 5:40.'],
    [other, visitor, 'Two seats are left.'],
  ] as const) {
    await from.fill(role('textbox', 'Message'), words);
    await from.press('Enter');
    await to.see(having(words, role('listitem')));
  }
});
