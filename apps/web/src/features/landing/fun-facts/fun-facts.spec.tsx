import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FunFacts } from './fun-facts';

const facts = Array.from({ length: 20 }, (_, index) => `Fact number ${index}.`);

afterEach(() => jest.restoreAllMocks());

test('the prerendered page has the first of the list', () => {
  expect(renderToString(<FunFacts facts={facts} />)).toContain('Fact number 0.');
});

test('steps through ten facts and wraps at both ends', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  render(<FunFacts facts={facts} />);
  expect(screen.getByText('Fact number 19.')).toBeInTheDocument();
  expect(screen.getByText('1 / 10')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous fact' }));
  expect(screen.getByText('Fact number 10.')).toBeInTheDocument();
  expect(screen.getByText('10 / 10')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next fact' }));
  expect(screen.getByText('Fact number 19.')).toBeInTheDocument();
});
