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

/** Constants of Leaflet, to detect SVG, and of React, to create a script element for structured data. */
const allowedHtml = new Set(['<svg/>', '<script></script>']);

/** For a constant or a setting, never for what a person wrote. */
export function allowHtml(html: string): string {
  allowedHtml.add(html);
  return html;
}

/** Text, or markup that was allowed to the letter. */
export const checkHtml = (html: string): string | null =>
  !html.includes('<') || allowedHtml.has(html) ? html : null;

/** The service worker, and the worker of the sign-in SDK. */
export const checkScriptUrl = (url: string): string | null =>
  url === '/sw.js' || url.startsWith(`blob:${window.location.origin}/`) ? url : null;

/** The content policy of pages refuses every other string that a script turns into markup or code. */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: checkHtml, createScriptURL: checkScriptUrl });
}
