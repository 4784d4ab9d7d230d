import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { avatarGround, toInitials } from './initials';

test.each([
  ['Meera Kulkarni', 'MK'],
  ['Ananya', 'A'],
  ['  rahul  v.  deshmukh ', 'RD'],
  ['Émile', 'É'],
  ['Anna (river)', 'AR'],
  ['मीरा', 'म'],
  ['…', '?'],
  ['', '?'],
])('initials of %j are %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

test('a name always gets the same ground, and names spread over all of them', () => {
  expect(avatarGround('Meera Kulkarni')).toBe(avatarGround('Meera Kulkarni'));
  const grounds = new Set(Array.from({ length: 60 }, (_, i) => avatarGround(`User ${i}`)));
  expect([...grounds].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('is decorative unless it has an alt', () => {
  const { rerender } = render(<Avatar name="Meera Kulkarni" src="/m.webp" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Meera Kulkarni" src="/m.webp" alt="Meera Kulkarni" />);
  expect(screen.getByRole('img', { name: 'Meera Kulkarni' })).toBeVisible();
});

test('falls back to initials when the picture fails, and tries a new picture', () => {
  const { container, rerender } = render(<Avatar name="Kabir Rathore" src="/gone.webp" />);
  const image = () => container.querySelector('img');
  expect(screen.queryByText('KR')).not.toBeInTheDocument();
  fireEvent.error(image() as HTMLImageElement);
  expect(screen.getByText('KR')).toBeVisible();
  expect(image()).toBeNull();
  rerender(<Avatar name="Kabir Rathore" src="/new.webp" />);
  expect(image()).toHaveAttribute('src', '/new.webp');
});

test('shows initials at once without a picture', () => {
  render(<Avatar name="Kabir Rathore" src={null} size="l" />);
  expect(screen.getByText('KR')).toBeVisible();
});
