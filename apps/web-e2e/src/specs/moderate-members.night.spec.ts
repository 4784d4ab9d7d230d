import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility';
import { expectModal } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { addPost, toForm, type Member } from '../support/members';
import { giveRole, seedModeration, writeToOwner } from '../support/moderation';
import { photograph } from '../support/pictures';
import { phone } from '../support/screens';
import { serveTiles } from '../support/tracker';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text });

async function fillProfile(member: Member): Promise<void> {
  const profile = [await photograph('me.jpg')];
  await member.call('POST', '/api/user/update', toForm({ bio: 'I sell binoculars.' }, { profile }));
}

async function decideAppeal(page: Page, about: string, member: Member, answer: string, grant: string) {
  await page.goto('/community/admin/appeals');
  const card = page.getByRole('article', { name: about }).filter({ hasText: member.name });
  await card.getByLabel('Your answer').fill(answer);
  await card.getByRole('button', { name: grant }).click();
  await expect(card).toHaveCount(0);
}

test('a member loses parts of the profile and is suspended, appeals against both, and is let in again', async ({
  page,
  join,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[03]/);
  const admin = await join('Asha Rao', page);
  const member = await join('Bikram Sen');
  const helper = await join('Tara Wagle');
  const { page: theirs } = member;
  await fillProfile(member);
  await giveRole(site, admin, 'admin');
  for (const window of [page, theirs, helper.page]) await window.setViewportSize(phone);
  const role = page.getByLabel('Role');

  await test.step('the admin makes another member a moderator', async () => {
    await page.goto(`/community/admin/members/${helper.id}`);
    await role.selectOption('Moderator');
    await page
      .getByRole('alertdialog', { name: 'Make Tara Wagle a moderator?' })
      .getByRole('button', { name: 'Change the role' })
      .click();
    await expect(role).toHaveValue('moderator');
  });

  await test.step('each dialog keeps the focus, closes by Escape and gives the focus back', async () => {
    await page.goto(`/community/admin/members/${member.id}`);
    await expectModal(
      page,
      button(page, 'Suspend'),
      page.getByRole('dialog', { name: 'Suspend Bikram Sen?' }),
    );
    await expectModal(
      page,
      button(page, 'Remove from profile'),
      page.getByRole('dialog', { name: /^Remove from/ }),
    );
    await expectModal(page, role, page.getByRole('alertdialog'), () => page.keyboard.press('ArrowDown'));
    await expect(role).toHaveValue('member');
  });

  await test.step('what is removed from the profile is gone', async () => {
    await button(page, 'Remove from profile').click();
    const dialog = page.getByRole('dialog');
    await button(page, 'Remove').click();
    await expect(dialog.getByText('Choose what to remove.')).toBeVisible();
    await dialog.getByLabel('Bio').check();
    await dialog.getByLabel('Profile picture').check();
    await dialog.getByRole('button', { name: 'Spam' }).click();
    await button(page, 'Remove').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('It is advertising', { exact: false }).first()).toBeVisible();
  });

  await test.step('a suspension needs a reason and a day to come', async () => {
    await button(page, 'Suspend').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Until a date' }).click();
    await button(page, 'Suspend').click();
    await expect(dialog.getByText('Choose a day in the future.')).toBeVisible();
    await expect(dialog.getByLabel('Reason', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Last day').fill('2099-01-31');
    await dialog.getByLabel('Reason', { exact: true }).fill('You sell in every comment.');
    await button(page, 'Suspend').click();
    await expect(note(page, 'Suspended until')).toContainText('You sell in every comment.');
  });

  await test.step('the member reads why and appeals against both', async () => {
    await theirs.goto('/community/admin');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
    await theirs.goto('/community/account/decisions');
    await expect(theirs.getByText('You sell in every comment.').first()).toBeVisible();
    const suspension = theirs.getByRole('region', { name: 'Appeal' });
    await suspension.getByRole('textbox').fill('I have stopped.');
    await suspension.getByRole('button', { name: 'Appeal' }).click();
    await expect(theirs.getByText('A moderator will answer you here.')).toBeVisible();
    expect.soft(await violations(theirs), 'suspended').toEqual([]);
    const profile = theirs.getByRole('article', { name: 'Something was removed from your profile' });
    await profile.getByRole('button', { name: 'Appeal' }).click();
    await profile.getByRole('textbox').fill('I lend them.');
    await profile.getByRole('button', { name: 'Appeal' }).click();
    await expect(profile.getByText('A moderator will answer you here.')).toBeVisible();
  });

  await test.step('the moderator grants both', async () => {
    const grant = 'Grant: lift the suspension';
    await decideAppeal(helper.page, 'Against a suspension', member, 'Welcome back.', grant);
    const about = 'About what was removed from a profile';
    await decideAppeal(helper.page, about, member, 'Lending is fine.', 'Grant: restore it');
  });

  await test.step('the member is back, with the profile and the answers', async () => {
    await theirs.goto('/community/account/decisions');
    for (const answer of ['Welcome back.', 'Lending is fine.'])
      await expect(theirs.getByText(answer)).toBeVisible();
    await theirs.goto('/community/profile');
    await expect(theirs.getByText('I sell binoculars.')).toBeVisible();
  });

  await test.step('an admin lifts a suspension of a day, and takes the role back', async () => {
    await page.reload();
    await button(page, 'Suspend').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '1 day' }).click();
    await dialog.getByRole('button', { name: 'Spam' }).click();
    await button(page, 'Suspend').click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
    await button(page, 'Lift the suspension').click();
    await expect(button(page, 'Suspend')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Bikram Sen' })).toBeVisible();

    await page.goto(`/community/admin/members/${helper.id}`);
    await role.selectOption('Member');
    await button(page, 'Change the role').click();
    await expect(role).toHaveValue('member');
    await helper.page.reload();
    await expect(helper.page.getByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
  });
});

test('a photograph is featured and taken off, a message is handled and deleted; signed out there is nothing', async ({
  page,
  newWindow,
  join,
  site,
}) => {
  const admin = await join('Asha Rao', page);
  await giveRole(site, admin, 'admin');
  await addPost(admin, 'At last, after four mornings', {
    pictures: [await photograph('tiger.jpg')],
    licence: 'cc_by',
    alt: 'A tiger wades through a stream',
    species: ['bengal-tiger'],
  });
  await writeToOwner(site, 'Vasant Kale', 'May our school print the posters?');
  await page.setViewportSize(phone);
  const visitor = await newWindow();
  const shownTo = (window: Page) => window.getByRole('figure').filter({ hasText: 'Asha Rao' });

  await test.step('the page of the species shows what is featured', async () => {
    await page.goto('/community/admin/photographs');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: 'A tiger wades through a stream' }) });
    await card.getByRole('button', { name: 'Feature' }).click();
    await expect(card.getByText('On the page of the species')).toBeVisible();
    await visitor.goto('/animal/1');
    await expect(shownTo(visitor)).toContainText('CC BY');
    await card.getByRole('button', { name: 'Unfeature' }).click();
    await expect(card.getByRole('button', { name: 'Feature' })).toBeVisible();
    // Browsers keep the list for a minute.
    const other = await newWindow();
    const answered = other.waitForResponse(/species-photos/);
    await other.goto('/animal/1');
    await answered;
    await expect(shownTo(other)).toHaveCount(0);
  });

  await test.step('a message is handled, opened again and deleted', async () => {
    await page.goto('/community/admin/contact');
    const card = page.getByRole('article', { name: 'Vasant Kale' });
    await card.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Handled', exact: true }).click();
    await expect(card).toContainText('Handled by Asha Rao');
    await card.getByRole('button', { name: 'Open again' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete the message of Vasant Kale?' });
    await expectModal(page, card.getByRole('button', { name: 'Delete' }), dialog);
    await card.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('signed out it asks to sign in', async () => {
    await visitor.goto('/community/admin');
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('a free name becomes an animal on its post; a moderator sees no contact messages', async ({
  page,
  join,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 403/);
  const admin = await join('Asha Rao', page);
  await serveTiles(page.context());
  const author = await join('Bikram Sen');
  const reader = await join('Tara Wagle');
  await giveRole(site, admin, 'admin');
  await seedModeration(site, { admin, author, reader }, await photograph('snare.jpg'));

  await test.step('a free name becomes an animal on its post', async () => {
    await page.goto('/community/admin/names');
    const card = page.getByRole('article', { name: 'Hotel roof bird' });
    await card.getByRole('combobox', { name: 'Which animal is it?' }).fill('house sparrow');
    await card.getByRole('option', { name: 'House Sparrow' }).first().click();
    await card.getByRole('button', { name: 'Settle for 1 post' }).click();
    await expect(card).toHaveCount(0);
    await button(page, 'Settled').click();
    await card.getByRole('link', { name: 'See the latest' }).click();
    await expect(page.getByRole('link', { name: 'House Sparrow' })).toBeVisible();
  });

  await test.step('a moderator', async () => {
    await giveRole(site, author, 'moderator');
    const { page: window } = author;
    await window.goto('/community/admin/contact');
    await expect(window.getByRole('heading', { name: 'These messages are for admins' })).toBeVisible();
    await window.goto(`/community/admin/members/${reader.id}`);
    await expect(button(window, 'Suspend')).toBeVisible();
    await expect(window.getByLabel('Role')).toHaveCount(0);
    await expect(author.call('GET', '/api/admin/contact')).rejects.toThrow(/200/);
    await expect(
      author.call('POST', '/api/admin/members/role', { id: reader.id, role: 'admin', reason: '' }),
    ).rejects.toThrow(/200/);
  });
});
