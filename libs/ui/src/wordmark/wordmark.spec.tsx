import { render, screen } from '@testing-library/react';
import { LogoMark } from './logo-mark';
import { Wordmark } from './wordmark';

test('a link around it is named by the name alone', () => {
  render(
    <a href="/">
      <Wordmark />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Aranya' })).toBeVisible();
});

test('the mark alone can have a title', () => {
  render(<LogoMark title="Aranya" />);
  expect(screen.getByRole('img', { name: 'Aranya' })).toBeInTheDocument();
});
