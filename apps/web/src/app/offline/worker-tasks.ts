/** Loads after the page's first sight. */
export { noteRead } from '../../data/kept-pages/keep-reads';
export { renewKept } from '../../data/kept-pages/kept-caches';
