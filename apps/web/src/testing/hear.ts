import { Virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';

/** An announcement waits for 100 ms. */
const ANNOUNCED_MS = 150;

/** Leaves out where an element ends and its place among others, which each screen reader tells in its own way. */
const transcript = (phrases: readonly string[]) =>
  phrases
    .filter((phrase) => !phrase.startsWith('end of '))
    .map((phrase) => phrase.replace(/, (level|position|set size) (\d+|unknown)/g, ''));

/** The reader tells a status or an alert again for each attribute that changes in it; here it is told once. */
export const onceEach = (phrases: readonly string[]) =>
  phrases.filter((phrase, at) => !/^(polite|assertive): /.test(phrase) || phrase !== phrases[at - 1]);

/** Reads an element with a role from its start to its end. */
async function readAloud(element: Element): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrases = [await reader.lastSpokenPhrase()];
  for (await reader.next(); reader.activeNode !== element; await reader.next()) {
    // A button or link is read as one thing, by its name.
    if (!reader.activeNode?.parentElement?.closest('button, a'))
      phrases.push(await reader.lastSpokenPhrase());
  }
  await reader.stop();
  return transcript(phrases);
}

/** Call it at the top of a spec with fake timers. */
export function hearPages() {
  const listening: Virtual[] = [];
  beforeAll(() => {
    // jsdom draws no pseudo-elements, and complains when it is asked about one.
    const { getComputedStyle } = window;
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element));
    // The reader looks for names from the root of an element, which is no document once the element is removed.
    Object.assign(Element.prototype, { getElementById: () => null });
  });
  afterAll(() => void Reflect.deleteProperty(Element.prototype, 'getElementById'));
  afterEach(async () => {
    for (const reader of listening.splice(0)) await reader.stop();
  });

  /**
   * Listens to the page: to what takes the focus and what is announced, in order.
   * @returns a function that lets the time pass and tells what was spoken since it last did
   */
  async function listen(): Promise<(ms?: number) => Promise<string[]>> {
    const reader = new Virtual();
    listening.push(reader);
    await reader.start({ container: document.body });
    await reader.clearSpokenPhraseLog();
    return async (ms = 0) => {
      for (const step of [ms, ANNOUNCED_MS]) await act(() => jest.advanceTimersByTimeAsync(step));
      const phrases = transcript(await reader.spokenPhraseLog());
      await reader.clearSpokenPhraseLog();
      return phrases;
    };
  }
  return { listen, readAloud };
}
