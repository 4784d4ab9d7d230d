import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './skip-link';

test('is the first stop of Tab and leads to the content', async () => {
  render(
    <>
      <SkipLink />
      <a href="/animals">Species</a>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
