import { render } from '@testing-library/react';
import { ContourBackground } from './contour-background';

test('is decorative', () => {
  const { container } = render(<ContourBackground />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
