import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { accessedOn } from './citation';
import { CitePage } from './cite-page';

async function open() {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <CitePage title="Bengal Tiger" path="/animal/1" sightingsPath="/tiger" /> },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(await screen.findByText('Cite this page'));
  return user;
}

test('leads to the correction of a mistake', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Suggest a correction' })).toHaveAttribute(
    'href',
    '/tiger?correct=yes',
  );
});

test('copies the citation with the day of today, plain and as BibTeX', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy as plain text' }));
  const plain = await navigator.clipboard.readText();
  expect(plain).toMatch(/^Aranya contributors\. “Bengal Tiger”\. Aranya, \d{4}\. http/);
  expect(plain).toContain(`Accessed ${accessedOn(new Date())}.`);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy as BibTeX' }));
  expect(await navigator.clipboard.readText()).toMatch(/^@misc\{aranya-animal-1,/);
});

test('says what to do where a browser does not allow copying', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy as plain text' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the text and copy it yourself.');
});
