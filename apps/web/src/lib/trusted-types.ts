interface TrustedTypePolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Missing in older browsers. */
    trustedTypes?: { createPolicy: (name: 'default', rules: TrustedTypePolicyRules) => unknown };
  }
}

/**
 * An element without attributes and content is harmless; libraries write such markup to create or test
 * elements.
 */
const EMPTY_ELEMENT = /^<([a-z]+)(?:\/>|><\/\1>)$/;

const allowedHtml = new Set<string>();

/** Allows markup made of a constant or a setting, never of what a person wrote. */
export function allowHtml(html: string): string {
  allowedHtml.add(html);
  return html;
}

/** Lets through text, an empty element, and exactly the allowed markup. */
export const checkHtml = (html: string): string | null =>
  !html.includes('<') || EMPTY_ELEMENT.test(html) || allowedHtml.has(html) ? html : null;

export const checkScriptUrl = (url: string): string | null =>
  url === '/sw.js' || url.startsWith(`blob:${window.location.origin}/`) ? url : null;

/** The content policy refuses every other string that a script turns into markup or code. */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: checkHtml, createScriptURL: checkScriptUrl });
}
