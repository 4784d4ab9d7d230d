import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageNumbers } from './page-numbers';
import { Pagination, type PaginationProps } from './pagination';

function Paged(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1);
  return <Pagination pageCount={4} {...props} page={page} onPageChange={setPage} />;
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  [1, 1, '1'],
  [1, 8, '1 2 3 4 5 6 7 8'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 20, '1 2 … 19 20'],
  [4, 20, '1 2 3 4 5 … 19 20'],
  [10, 20, '1 2 … 9 10 11 … 19 20'],
  [18, 20, '1 2 … 17 18 19 20'],
])('page %i of %i shows %s', (page, count, shown) => {
  expect(
    pageNumbers(page, count)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown);
});

test('numbered: each page has its button, the current one says so', async () => {
  render(<Paged />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(button('1')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(button('3'));
  expect(button('3')).toHaveAttribute('aria-current', 'page');
  expect(button('1')).not.toHaveAttribute('aria-current');
});

test('text: Page X of Y, stopping at both ends', async () => {
  render(<Paged variant="text" pageCount={2} />);
  expect(button('Previous')).toBeDisabled();
  expect(screen.getByText('Page 1 of 2')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(button('Next'));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(button('Next')).toBeDisabled();
  await userEvent.click(button('Previous'));
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('nothing for one page, nothing to press while disabled', () => {
  const { rerender, container } = render(
    <Pagination page={1} pageCount={1} onPageChange={() => undefined} />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination page={2} pageCount={3} onPageChange={() => undefined} disabled />);
  for (const one of screen.getAllByRole('button')) expect(one).toBeDisabled();
});

test('the numbers can stand alone', () => {
  render(<Paged steps={false} />);
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['1', '2', '3', '4']);
});

test.each(['2', 'Next'])('with a form, %s submits it with the page', async (name) => {
  const submit = jest.fn();
  render(
    <>
      <form id="filters" action={(data) => submit(data.get('page'))} />
      <Paged form="filters" />
    </>,
  );
  await userEvent.click(button(name));
  expect(submit.mock.calls).toEqual([['2']]);
});
