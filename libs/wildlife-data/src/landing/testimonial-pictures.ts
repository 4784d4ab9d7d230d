/** By the people whom the site comes with. Pages have what these say from the settings. */
export const testimonialPictures: Readonly<Record<string, string>> = {
  'Meera Kulkarni': '/artwork/avatars/peacock.svg',
  'Arjun Nair': '/artwork/avatars/frog.svg',
  'Stanzin Dolma': '/artwork/avatars/swan.svg',
  'Farah Sheikh': '/artwork/avatars/owl.svg',
};
