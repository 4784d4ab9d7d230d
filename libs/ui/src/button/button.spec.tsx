import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '../lib/announce';
import { Button } from './button';
import { buttonClass } from './button-class';

test('is a plain button that never submits by accident', async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const click = jest.fn();
  const { container } = render(
    <form>
      <Button onClick={click}>See Details</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  await userEvent.click(screen.getByRole('button', { name: 'See Details' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('while pending it keeps its name and focus, ignores clicks and announces itself', async () => {
  const click = jest.fn();
  const { rerender } = render(<Button onClick={click}>Publish</Button>);
  const button = screen.getByRole('button', { name: 'Publish' });
  button.focus();
  rerender(
    <Button onClick={click} pending pendingLabel="Publishing">
      Publish
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Publish' })).toBe(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(click).not.toHaveBeenCalled();
  const spoken = await screen.findByText('Publishing');
  expect(spoken).toHaveAttribute('aria-live', 'polite');
  rerender(<Button onClick={click}>Publish</Button>);
  expect(spoken).toBeEmptyDOMElement();
});

test('the end of a wait leaves what was announced meanwhile', async () => {
  const { rerender } = render(
    <Button pending pendingLabel="Publishing">
      Publish
    </Button>,
  );
  announce('The picture is too large.');
  rerender(<Button>Publish</Button>);
  expect(await screen.findByText('The picture is too large.')).toHaveAttribute('aria-live', 'polite');
});

test('a pending submit button submits nothing, by click or by Enter in a field', async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('is disabled for real when it is told so', async () => {
  const click = jest.fn();
  render(
    <Button disabled onClick={click}>
      Previous
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(click).not.toHaveBeenCalled();
});

test('buttonClass gives links the same look', () => {
  render(
    <Button variant="outline" size="l" className="mine">
      Learn More
    </Button>,
  );
  expect(screen.getByRole('button').className).toBe(
    buttonClass({ variant: 'outline', size: 'l', className: 'mine' }),
  );
  expect(buttonClass({ variant: 'outline', size: 'l', className: 'mine' })).toBe('button outline l mine');
  expect(buttonClass()).toBe('button');
});
