import { THEME_KEY } from './theme-store';

/**
 * A script for the document's head, before any stylesheet, so that the first paint already has the chosen theme:
 * `<script dangerouslySetInnerHTML={{ __html: themeScript }} />`. The html element needs `suppressHydrationWarning`,
 * since the script adds an attribute to it before React arrives.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
