/** Loaded after the page, since its first sight does not need it. */
export { noteRead } from '../../data/kept-pages/keep-reads';
export { renewKept } from '../../data/kept-pages/kept-caches';
