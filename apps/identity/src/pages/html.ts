/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** A template of HTML: what is put into it is escaped, unless it is Html itself. False and undefined print nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = texts.reduce((before, text, index) => before + render(parts[index - 1]) + text);
  return { markup };
}

/** Markup of our own, from a file. */
export function trusted(markup: string): Html {
  return { markup };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  }
  return 'markup' in part ? part.markup : part.map(render).join('');
}
