export interface Credit {
  work: string;
  by: string;
  licence: string;
  /** Where the work and the text of its licence are found. */
  url: string;
}

/** Others' works in the illustrations, to be named wherever the illustrations are shown. */
export const CREDITS: readonly Credit[] = [
  {
    work: 'Noto Emoji (some of the animal figures)',
    by: 'Google',
    licence: 'Apache License 2.0',
    url: 'https://github.com/googlefonts/noto-emoji',
  },
  {
    work: 'Young Serif (lettering of the posters)',
    by: 'Bastien Sozeau',
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/noirblancrouge/YoungSerif',
  },
  {
    work: 'Figtree (lettering of the posters)',
    by: 'Erik Kennedy',
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/erikdkennedy/figtree',
  },
];
