import type { Source } from '../animals/animal.schema';

/** The amendment of 2022 that replaced the schedules. */
export const wildlifeAct: Source = {
  title: 'Gazette of India: Wild Life (Protection) Amendment Act, 2022',
  url: 'https://egazette.gov.in/WriteReadData/2022/241252.pdf',
};

/** A search for the scientific name. */
export function cites(name: string): Source {
  return {
    title: 'Checklist of CITES Species',
    url: `https://checklist.cites.org/#/en/search/output_layout=alphabetical&scientific_name=${encodeURIComponent(name)}`,
  };
}

export function wikipedia(title: string): Source {
  return { title: `Wikipedia: ${title}`, url: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}` };
}

/** By the number of the release of the Press Information Bureau. */
export function pressBureau(number: number, title: string): Source {
  return {
    title: `Press Information Bureau: ${title}`,
    url: `https://www.pib.gov.in/PressReleasePage.aspx?PRID=${number}`,
  };
}

/** By the path of the species page. */
export function noaaFisheries(path: string, english: string): Source {
  return { title: `NOAA Fisheries: ${english}`, url: `https://www.fisheries.noaa.gov/species/${path}` };
}

/** A paper of a scientific journal. */
export function paper(doi: string, title: string): Source {
  return { title, url: `https://doi.org/${doi}` };
}

/** By the code of eBird. */
export function birdsOfTheWorld(code: string, english: string): Source {
  return {
    title: `Birds of the World: ${english}`,
    url: `https://birdsoftheworld.org/bow/species/${code}/cur/introduction`,
  };
}
