import { render, screen } from '@testing-library/react';
import { Card, CardPlate, cardClass } from './card';

test('is the element that it is told to be', () => {
  render(
    <Card as="article" aria-label="Sambar">
      <CardPlate>
        <img src="/sambar.svg" alt="A sambar" />
      </CardPlate>
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Sambar' })).toContainElement(screen.getByRole('img'));
});

test('cardClass gives links the same look', () => {
  render(<Card interactive className="mine" data-testid="card" />);
  expect(screen.getByTestId('card').className).toBe(cardClass({ interactive: true, className: 'mine' }));
  expect(cardClass()).toContain('panel');
});
