import type { Source } from '../animals/animal.schema';

/** Schedules I and II, as the Amendment Act of 2022 put them. */
export const wildlifeAct: Source = {
  title: 'Wild Life (Protection) Act, 1972 (India Code)',
  url: 'https://www.indiacode.nic.in/handle/123456789/1726',
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

/** By the path of the page. */
export function wildlifeInstitute(path: string, title: string): Source {
  return { title: `Wildlife Institute of India: ${title}`, url: `https://wii.gov.in/${path}` };
}

/** By the path of the page. */
export function tigerAuthority(path: string, title: string): Source {
  return { title: `National Tiger Conservation Authority: ${title}`, url: `https://ntca.gov.in/${path}` };
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
