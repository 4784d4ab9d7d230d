import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonGroup } from './skeleton';

test('a group speaks once, its shapes are silent', () => {
  const { container } = render(
    <SkeletonGroup label="Loading posts">
      <Skeleton shape="circle" width={48} />
      <Skeleton lines={3} />
      <Skeleton shape="block" ratio="4 / 3" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading posts$/);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  expect(container.querySelectorAll('.line')).toHaveLength(3);
});

test('takes the size of what comes', () => {
  const { container } = render(<Skeleton shape="circle" width={48} />);
  expect(container.firstChild).toHaveStyle({ width: '48px', height: '48px' });
});

test('lines have no style attribute, which the content policy forbids in prerendered HTML', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
