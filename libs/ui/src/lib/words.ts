/** What components say by themselves. */
export interface Words {
  again: string;
  cancel: string;
  clear: string;
  close: string;
  dismiss: string;
  failed: string;
  left: (count: number) => string;
  loading: string;
  near: string;
  next: string;
  notifications: string;
  over: string;
  overBy: (count: number) => string;
  pages: string;
  position: (page: number, pages: number) => string;
  previous: string;
  retrying: string;
  skip: string;
  suggestions: string;
  wait: string;
}

let read = (): Partial<Words> => ({});

/** In the page's language, read while rendering; each component has its own in English. */
export const words = (): Partial<Words> => read();

/** For pages in other languages. Several may be rendered at once. */
export function readWordsWith(reader: () => Partial<Words>): void {
  read = reader;
}
