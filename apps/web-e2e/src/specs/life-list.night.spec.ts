import { animalCount } from '@aranya/wildlife-data';
import { violations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { lostContent } from '../support/layout';
import { addPost, connect } from '../support/members';
import { serveTiles } from '../support/tracker';

test('a life list grows by ticks and sightings, and is seen by whom its owner says', async ({
  page,
  join,
}) => {
  const asha = await join('Asha Menon', page);
  const bikram = await join('Bikram Sen');

  await page.goto('/animal/14');
  await page.getByRole('link', { name: 'Add to my life list' }).click();
  const dialog = page.getByRole('dialog', { name: 'What have you seen?' });
  await expect(dialog.getByRole('checkbox', { name: /Chital/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Day', exact: true }).fill('17 March 2026');
  await dialog.getByRole('combobox', { name: 'Park' }).fill('kanha');
  await dialog.getByRole('option', { name: /^Kanha National Park/ }).click();
  await dialog.getByRole('checkbox', { name: /Bengal Tiger/ }).check();
  await dialog.getByRole('button', { name: 'Add 2 species' }).click();
  await expect(dialog).toBeHidden();
  const seen = page.getByRole('list', { name: 'Species seen' }).getByRole('listitem');
  await expect(seen).toHaveCount(2);
  await expect(seen.first()).toContainText(/First seen 17 Mar 2026\s*Kanha National Park/);

  await page.getByRole('button', { name: 'Change Bengal Tiger' }).click();
  await page.getByRole('menuitem', { name: 'Change day and park' }).click();
  const changing = page.getByRole('dialog', { name: 'Change Bengal Tiger' });
  const park = changing.getByRole('combobox', { name: 'Park' });
  await expect(park).toHaveValue('Kanha National Park');
  await park.fill('nagarhole');
  // The list closes at the press, which must not move the button away.
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing.getByText('Choose a park from the list')).toBeVisible();
  await expect(park).toBeFocused();
  await park.fill('nagarahole');
  await changing.getByRole('option', { name: /^Nagarahole National Park/ }).click();
  expect(await violations(page)).toEqual([]);
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  await expect(seen.nth(0)).toContainText(/First seen 17 Mar 2026\s*Nagarahole National Park, Karnataka/);

  await addPost(asha, 'A gaur at the salt lick', { species: ['gaur', 'indian-peacock'] });
  await page.goto('/community/life-list');
  await expect(seen).toHaveCount(4);
  await expect(page.getByText(`4 of the ${animalCount} in the guide`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: /Parks/ }).click();
  await page.getByText('Kanha National Park', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not seen yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await lostContent(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('tab', { name: /Not yet/ }).click();
  await expect(page.getByRole('button', { name: /^Seen it/ })).toHaveCount(113);

  const other = bikram.page;
  const profileLink = other.getByRole('main').getByRole('link', { name: 'Life list' });
  const share = async (label: string) => {
    const answer = page.waitForResponse('**/api/life-list/visibility');
    await page.getByRole('button', { name: 'More about this list' }).click();
    await page.getByRole('menuitem', { name: 'Who sees this list' }).click();
    await page.getByRole('combobox', { name: 'Who sees this list' }).selectOption(label);
    await answer;
    await page.keyboard.press('Escape');
    await other.goto(`/community/profile/${asha.id}`);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Asha Menon');
  };
  await share('You and your connections');
  await expect(profileLink).toBeHidden();
  await connect(asha, bikram);
  await other.reload();
  await profileLink.click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Asha Menon’s life list');
  const shown = other.getByRole('list', { name: 'Species seen' });
  await expect(shown.getByRole('listitem')).toHaveCount(4);
  await expect(shown).toContainText('First seen Mar 2026');
  await expect(shown).not.toContainText('17 March');
  await share('Only you');
  await expect(profileLink).toBeHidden();
  await share('All members');
  await expect(profileLink).toBeVisible();

  await page.goto('/animal/14');
  await page.getByRole('link', { name: 'On your life list' }).click();
  await expect(page.getByText('Chital is already on your life list.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/community/life-list');
  const importing = page.getByRole('dialog', { name: 'Import a life list' });
  const open = () => page.getByRole('button', { name: 'Import' }).press('Enter');
  await open();
  await importing.getByLabel('Choose a CSV file').setInputFiles({
    name: 'MyEBirdData.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '\uFEFFSubmission ID,Common Name,Scientific Name,Count,Location,Date',
        'S1,Indian Roller,Coracias benghalensis,1,"Pashan, Pune",2019-02-03',
        'S2,Indian Roller,Coracias benghalensis,2,"Pashan, Pune",2018-02-03',
        'S3,Haus Sparow,Passer domestikus,X,"Pashan, Pune",2020-01-01',
      ].join('\r\n'),
    ),
  });
  await expect(importing.getByText(/^3 records of 2 names: 1 known, 1 unclear, 0 unknown/)).toBeVisible();
  await importing
    .getByRole('combobox', { name: 'Haus Sparow (Passer domestikus)' })
    .selectOption('House Sparrow (Passer domesticus)');
  expect(await violations(page)).toEqual([]);
  expect(await lostContent(page)).toEqual([]);
  await importing.getByRole('button', { name: 'Import 2 species' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();
  await expect(seen).toHaveCount(6);
  await expect(seen.filter({ hasText: 'Indian Roller' })).toContainText('First seen 3 Feb 2018');
  await open();
  await importing.getByRole('button', { name: /^Undo 2 species from eBird/ }).click();
  await expect(importing.getByText('Earlier imports')).toBeHidden();
  await importing.getByRole('button', { name: 'Cancel' }).click();
  await expect(seen).toHaveCount(4);

  await addPost(bikram, 'By the lake', { species: ['nilgai', 'chital'], park: 'area-chilika-lake' });
  await serveTiles(page.context());
  await page.goto('/parks&sancturies?q=chilka');
  await page.getByRole('link', { name: /^Chilika Lake/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chilika Lake' })).toBeVisible();
  await expect(page.getByText(/^One sighting of several animals/)).toBeVisible();
  await expect(page.getByRole('list', { name: /^By month/ })).toContainText(': 1');
  await expect(page.getByRole('region', { name: /^Map of where Chilika Lake lies/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await lostContent(page)).toEqual([]);
  await page.getByRole('link', { name: 'What you have not seen' }).click();
  const targets = page.getByRole('list', { name: 'Targets' }).getByRole('listitem');
  await expect(targets).toHaveCount(1);
  const title = /^1 that others saw in Chilika Lake in \w+ and you have not$/;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(targets).toContainText('Noted by one member');
  expect(await violations(page)).toEqual([]);
  expect(await lostContent(page)).toEqual([]);
});
