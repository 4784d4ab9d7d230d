import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { renderAt } from '../../../testing/render-at';
import { FunFacts } from './fun-facts';

const facts = Array.from({ length: 20 }, (_, index) => ({
  fact: `Fact number ${index}.`,
  animal: { id: index + 1, name: `Animal ${index}` },
  img: `/artwork/animals/animal-${index}.svg`,
}));

const open = () => renderAt('/', () => <FunFacts facts={facts} />);

/** Expects the fact, its picture and a link to the animal. */
async function expectFact(index: number) {
  const fact = await screen.findByText(`Fact number ${index}.`);
  const section = fact.closest('section');
  expect(section?.querySelector('img')).toHaveAttribute('src', `/artwork/animals/animal-${index}.svg`);
  expect(screen.getByRole('link', { name: `Meet the Animal ${index}` })).toHaveAttribute(
    'href',
    `/animal/${index + 1}`,
  );
}

afterEach(() => jest.restoreAllMocks());

test('the prerendered page has the first of the list', () => {
  const html = renderToString(
    <MemoryRouter>
      <FunFacts facts={facts} />
    </MemoryRouter>,
  );
  expect(html).toContain('Fact number 0.');
  expect(html).toContain('/artwork/animals/animal-0.svg');
});

test('steps through ten facts, each with its own picture, and wraps at both ends', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  open();
  await expectFact(19);
  expect(screen.getByText('1 / 10')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous fact' }));
  await expectFact(10);
  expect(screen.getByText('10 / 10')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next fact' }));
  await expectFact(19);
});
