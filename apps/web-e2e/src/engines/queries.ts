import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
  }
}

type Pattern = string | { source: string; flags: string };
type Words = string | RegExp;

/** Elements as a person names them; it can be sent to a page. */
export interface Query {
  readonly by: 'role' | 'label' | 'placeholder' | 'text' | 'css';
  readonly value: Pattern;
  readonly name?: Pattern;
  readonly having?: string;
  readonly inside?: Query;
}

const pattern = (words: Words): Pattern =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export const role = (value: string, name?: Words): Query => ({
  by: 'role',
  value,
  ...(name !== undefined && { name: pattern(name) }),
});
export const button = (name: Words) => role('button', name);
export const link = (name: Words) => role('link', name);
export const heading = (name: Words) => role('heading', name);
export const label = (words: Words): Query => ({ by: 'label', value: pattern(words) });
export const placeholder = (words: Words): Query => ({ by: 'placeholder', value: pattern(words) });
export const text = (words: Words): Query => ({ by: 'text', value: pattern(words) });
export const css = (selector: string): Query => ({ by: 'css', value: selector });
export const inside = (outer: Query, query: Query): Query => ({ ...query, inside: outer });
export const having = (words: string, query: Query): Query => ({ ...query, having: words });

/** Says a query in an error. */
export function describeQuery({ by, value, name, having: words, inside: outer }: Query): string {
  const said = (one: Pattern) => (typeof one === 'string' ? one : `/${one.source}/`);
  const parts = [by === 'role' ? said(value) : `${by} “${said(value)}”`];
  if (name !== undefined) parts.push(`“${said(name)}”`);
  if (words !== undefined) parts.push(`with “${words}”`);
  if (outer) parts.push(`in ${describeQuery(outer)}`);
  return parts.join(' ');
}

/** Runs in the page: those that can be seen (of `css`, all), as text, number or element as `want` says. */
export function lookUp(query: Query, want: 'texts'): string[] | null;
export function lookUp(query: Query, want: 'element', index: number): Element | null;
export function lookUp(query: Query, want: 'ready', index: number): Element | null;
export function lookUp(
  query: Query,
  want: 'texts' | 'element' | 'ready',
  index = 0,
): string[] | Element | null {
  const library = window.TestingLibraryDom as typeof TestingLibrary | undefined;
  if (!library) return null;
  const words = (one: Pattern) => (typeof one === 'string' ? one : new RegExp(one.source, one.flags));
  const all = (one: Query): HTMLElement[] => {
    const roots = one.inside ? all(one.inside) : [document.body];
    const found = roots.flatMap((root): HTMLElement[] => {
      if (one.by === 'css') return [...root.querySelectorAll<HTMLElement>(String(one.value))];
      if (one.by === 'label') return library.queryAllByLabelText(root, words(one.value));
      if (one.by === 'placeholder') return library.queryAllByPlaceholderText(root, words(one.value));
      if (one.by === 'text') return library.queryAllByText(root, words(one.value));
      const options = one.name === undefined ? {} : { name: words(one.name) };
      return library.queryAllByRole(root, String(one.value), options);
    });
    return found.filter(
      (each) =>
        (one.by === 'css' || each.checkVisibility({ visibilityProperty: true })) &&
        (one.having === undefined || (each.textContent ?? '').includes(one.having)),
    );
  };
  const found = all(query);
  if (want === 'texts')
    return found.map((each) =>
      each.matches('input, textarea, select') ? (each as HTMLInputElement).value : (each.textContent ?? ''),
    );
  const element = found[index];
  if (!element || want === 'element') return element ?? null;
  // Ready to be clicked: enabled, in view, and nothing over its middle.
  if (element.matches(':disabled')) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isFree = (hit: Element | null) => hit !== null && (element.contains(hit) || hit.contains(element));
  if (!isFree(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isFree(middle()) ? element : null;
}
