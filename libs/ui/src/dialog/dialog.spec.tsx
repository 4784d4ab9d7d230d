import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Dialog, type DialogProps } from './dialog';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>See Details</button>
      <Dialog title="Kanha" {...props} open={open} onOpenChange={setOpen}>
        {props.children ?? <p>Sal and bamboo</p>}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'See Details', hidden: true });
const open = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog');
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('is named by its title and described by its description', async () => {
  render(<Page description="Madhya Pradesh" />);
  const dialog = await open();
  expect(dialog).toHaveAccessibleName('Kanha');
  expect(dialog).toHaveAccessibleDescription('Madhya Pradesh');
  expect(screen.getByRole('heading', { name: 'Kanha' })).toBeVisible();
});

test.each<[string, () => Promise<unknown>]>([
  ['the × button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click on the backdrop',
    async () => {
      const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
      // Radix blocks pointer events on the body while open; the backdrop takes them in a browser.
      await userEvent.setup({ pointerEventsCheck: 0 }).click(backdrop);
    },
  ],
])('%s closes it and gives the focus back', async (_, close) => {
  render(<Page />);
  await open();
  await close();
  await gone();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('what Tab comes to is scrolled to, from the last element to the first too', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <Page>
      <button>Map</button>
    </Page>,
  );
  await open();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(screen.getByRole('button', { name: 'Map' })).toHaveFocus();
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('button', { name: 'Map' }));
  scroll.mockRestore();
});

test('a click inside does not close it', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByText('Sal and bamboo'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('without a field the dialog itself takes the focus, not the ×', async () => {
  render(<Page />);
  expect(await open()).toHaveFocus();
});

test('the first field takes the focus, and Tab stays inside', async () => {
  render(
    <Page footer={<button>Save changes</button>}>
      <input aria-label="Name" />
    </Page>,
  );
  await open();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  const visited: (string | null)[] = [];
  for (let i = 0; i < 4; i++) {
    await userEvent.tab();
    visited.push(
      document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || null,
    );
  }
  expect(visited).toEqual(['Save changes', 'Close', 'Name', 'Save changes']);
});

test('[data-autofocus] goes before the first field', async () => {
  render(
    <Page>
      <input aria-label="Name" />
      <input aria-label="Username" data-autofocus="" />
    </Page>,
  );
  await open();
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test('the rest of the page is hidden from screen readers while it is open', async () => {
  render(<Page />);
  await open();
  expect(screen.queryByRole('button', { name: 'See Details' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('button', { name: 'See Details' })).toBeVisible();
});

test('the page behind does not scroll while it is open', async () => {
  render(<Page />);
  await open();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});

test('what stands behind does not move where the scrollbar takes space', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  render(<Page />);
  await open();
  expect(document.body).toHaveStyle({ marginRight: '15px' });
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.body).not.toHaveStyle({ marginRight: '15px' });
  jest.restoreAllMocks();
});

test('adds no style element, which the content policy of the site forbids', async () => {
  const count = document.querySelectorAll('style').length;
  render(<Page />);
  await open();
  expect(document.querySelectorAll('style')).toHaveLength(count);
});

test('the page heading takes the focus when the opener is gone', async () => {
  render(
    <main>
      <h1>Feed</h1>
      <Page />
    </main>,
  );
  await open();
  opener().remove();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Feed' })).toHaveFocus());
});

test('the fallback takes the focus before the heading', async () => {
  render(
    <main>
      <h1>Feed</h1>
      <Page fallbackFocus={() => screen.getByLabelText('Message')} />
      <input aria-label="Message" />
    </main>,
  );
  await open();
  opener().remove();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
});

test('leaves the focus where its owner has put it', async () => {
  render(
    <>
      <Page />
      <input aria-label="Message" />
    </>,
  );
  await open();
  await userEvent.keyboard('{Escape}');
  act(() => screen.getByLabelText('Message').focus());
  await gone();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

test('a toast above it can be closed without closing it', async () => {
  const dismiss = jest.fn();
  render(
    <>
      <Page />
      <section aria-live="polite" style={{ pointerEvents: 'auto' }}>
        <button onClick={dismiss}>Dismiss</button>
      </section>
    </>,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a dialog upon a dialog: closing the upper leaves the lower locked', async () => {
  const { rerender, unmount } = render(
    <>
      <Dialog open onOpenChange={() => undefined} title="Lower" />
      <Dialog open onOpenChange={() => undefined} title="Upper" />
    </>,
  );
  rerender(
    <>
      <Dialog open onOpenChange={() => undefined} title="Lower" />
      <Dialog open={false} onOpenChange={() => undefined} title="Upper" />
    </>,
  );
  await waitFor(() => expect(screen.queryByText('Upper')).not.toBeInTheDocument());
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});

test('shows a picture on its own leaf', async () => {
  render(<Page size="l" picture={<img src="/kanha.svg" alt="Poster of Kanha" />} />);
  await open();
  expect(screen.getByRole('img', { name: 'Poster of Kanha' })).toBeVisible();
});

test('with closeAction it is in prerendered HTML, and × is a form that leads there', () => {
  const html = renderToString(
    <Dialog open onOpenChange={() => undefined} title="Kanha" closeAction="/parks">
      <p>Sal and bamboo</p>
    </Dialog>,
  );
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  expect(host).toHaveTextContent('Sal and bamboo');
  expect(within(host).getByRole('dialog')).toHaveAccessibleName('Kanha');
  // The content policy of the site forbids style attributes.
  expect(html).not.toContain('style=');
  expect(host.querySelector('form[action="/parks"] button[type=submit]')).toHaveAccessibleName('Close');
  host.remove();
});

test('Escape leaves it open while a field has suggestions', async () => {
  render(
    <Page>
      <input role="combobox" aria-label="Park" aria-expanded aria-controls="parks" />
      <ul id="parks" />
    </Page>,
  );
  await open();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});
