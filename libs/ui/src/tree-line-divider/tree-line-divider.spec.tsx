import { render } from '@testing-library/react';
import { TreeLineDivider } from './tree-line-divider';

test('is small and silent', () => {
  const { container } = render(<TreeLineDivider />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.innerHTML.length).toBeLessThan(9_000);
});
