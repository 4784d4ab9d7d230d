import { render, screen } from '@testing-library/react';
import { Journal } from './journal';

const DAY = 86_400;
const entry = { lat: 48.5, lng: 110.3, km: 0 };

test('tells a week without any position as unknown, never as no distance', () => {
  const journal = [
    { ...entry, from: 0, to: 7 * DAY, gapDays: 7 },
    { ...entry, from: 7 * DAY, to: 14 * DAY, gapDays: 3, km: 4 },
  ];
  render(<Journal account={{ journal, drawnKm: 4 }} />);
  const [, without, known] = screen.getAllByRole('row');
  expect(without).toHaveTextContent('No position for 7 daysunknown');
  expect(known).toHaveTextContent('No position for 3 days4.0 km');
});
