import { writtenLanguage } from './written-language.rules';

/** What members write may have either direction, wherever it stands. */
const WRITTEN = '[dir="auto"]:not(input, textarea)';
/** More tells nothing more. */
const READ = 500;
/** What was said here: another language is a component's. */
const said = new WeakMap<Element, string>();

/** Says of each text that members wrote in which language it is, for readers aloud and browsers; nothing in doubt. */
export function markLanguages(root: HTMLElement): () => void {
  const mark = (element: HTMLElement) => {
    if (element.lang !== '' && element.lang !== said.get(element)) return;
    const language = writtenLanguage((element.textContent ?? '').slice(0, READ));
    const around = element.parentElement?.closest<HTMLElement>('[lang]')?.lang;
    if (language === null || language === around) return element.removeAttribute('lang');
    element.lang = language;
    said.set(element, language);
  };
  const markWithin = (element: Element) => element.querySelectorAll<HTMLElement>(WRITTEN).forEach(mark);
  const markAround = (node: Node) => {
    const written = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(WRITTEN);
    if (written) mark(written);
  };
  markWithin(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      markAround(target);
      for (const node of addedNodes) {
        markAround(node);
        if (node instanceof Element) markWithin(node);
      }
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
