import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import userEvent from '@testing-library/user-event';
import { Dialogs } from './dialogs';
import { Fields } from './fields';
import { Playground } from './playground';

/** jsdom knows no colours: contrast.spec.ts checks those. */
const options: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };

async function violations(context: axe.ElementContext) {
  const { violations: found } = await axe.run(context, options);
  return found.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
}

test('the whole playground has nothing that axe objects to', async () => {
  render(<Playground />);
  expect(await violations(document.body)).toEqual([]);
}, 60_000);

test.each([
  ['Edit profile', 'dialog'],
  ['Two leaves', 'dialog'],
  ['Confirm', 'alertdialog'],
])('%s opens something that axe does not object to', async (button, role) => {
  render(<Dialogs />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await violations(await screen.findByRole(role))).toEqual([]);
});

test('an open list of suggestions has nothing that axe objects to', async () => {
  const { container } = render(<Fields />);
  await userEvent.type(screen.getByLabelText('Search bird'), 'crane{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Siberian crane' })).toBeVisible();
  expect(await violations(container)).toEqual([]);
});
