import { focusPageHeading } from './focus-page-heading';
import { keepFocus } from './keep-focus';

const frames = async (count: number) => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Chat</h1><button>Delete</button><input /></main>';
});

test('the focus goes to another element when what had it goes, early or late, and stays where it is otherwise', async () => {
  const [button, field] = [document.querySelector('button'), document.querySelector('input')];
  button?.focus();
  keepFocus(() => field?.focus());
  await frames(3);
  expect(button).toHaveFocus();
  button?.remove();
  await frames(2);
  expect(field).toHaveFocus();
});

test('with patience another may take the focus first', async () => {
  const [button, field] = [document.querySelector('button'), document.querySelector('input')];
  button?.focus();
  keepFocus(focusPageHeading, 3);
  keepFocus(() => field?.focus());
  button?.remove();
  await frames(6);
  expect(field).toHaveFocus();
  field?.remove();
  await frames(6);
  expect(document.querySelector('h1')).toHaveFocus();
});
