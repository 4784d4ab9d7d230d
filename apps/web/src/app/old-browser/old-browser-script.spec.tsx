import { oldBrowserScript } from './old-browser-script';

const words = /^Your browser is too old for the games, the maps and the community\./;

/** jsdom lacks what the browsers of the list have; a test gives it, but for what it is about. */
function runIn(browser: Record<string, unknown>): void {
  const fresh = document.implementation.createHTMLDocument();
  fresh.body.innerHTML = '<main>Tiger</main>';
  new Function('window', 'document', oldBrowserScript)(browser, fresh);
  fresh.dispatchEvent(new Event('DOMContentLoaded'));
  shown = fresh.body;
}
let shown: HTMLElement;

test('a browser of the list is told nothing, and gets what it was late with', async () => {
  const browser: Record<string, unknown> = { TransformStream: class {}, structuredClone: () => undefined };
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  runIn(browser);
  expect(shown.textContent).toBe('Tiger');
  expect(browser.TextEncoderStream).toBeInstanceOf(Function);
  expect(URL.canParse('/tiger')).toBe(false);
  expect(URL.canParse('/tiger', 'https://aranya.example')).toBe(true);
  const signal = AbortSignal.timeout(20);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
});

test.each(['TransformStream', 'structuredClone'])('one without %s is told, with a way home', (missing) => {
  const browser: Record<string, unknown> = { TransformStream: class {}, structuredClone: () => undefined };
  delete browser[missing];
  runIn(browser);
  expect(shown.lastElementChild?.textContent).toMatch(words);
  expect(shown.lastElementChild?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(shown.firstElementChild?.textContent).toBe('Tiger');
});
