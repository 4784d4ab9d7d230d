import { render, screen } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { SponsoredBox } from './sponsored-box';

test('the sponsor that a new site has is in the language of the page', () => {
  inLanguage('mr');
  render(<SponsoredBox />);
  const box = screen.getByRole('region', { name: 'उंच गवताला मित्र हवेत' });
  expect(box).toHaveTextContent('900 रुपये');
});
