import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { id: 'posts', label: 'Posts', content: <p>Two posts</p> },
  { id: 'media', label: 'Media', content: <p>Three pictures</p> },
  { id: 'likes', label: 'Likes', count: 4, content: <p>Four likes</p> },
] as const;

test('begins at the first and shows only its panel', () => {
  render(<Tabs label="Profile" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Posts', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Posts' })).toHaveTextContent('Two posts');
  expect(screen.queryByText('Three pictures')).not.toBeInTheDocument();
});

test('arrows, Home and End move and choose, wrapping at the ends', async () => {
  render(<Tabs label="Profile" items={items} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Posts' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three pictures');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Likes 4', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('can be controlled', async () => {
  const seen: string[] = [];
  function Profile() {
    const [tab, setTab] = useState<'posts' | 'media' | 'likes'>('media');
    return (
      <Tabs
        label="Profile"
        items={items}
        value={tab}
        onValueChange={(id) => {
          seen.push(id);
          setTab(id);
        }}
      />
    );
  }
  render(<Profile />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three pictures');
  await userEvent.click(screen.getByRole('tab', { name: 'Posts' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Two posts');
  expect(seen).toEqual(['posts']);
});
