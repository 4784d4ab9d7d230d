import { singular } from '@aranya/wildlife-data';

const spaceWords = (text: string) => ` ${text.replace(/[-(),.;:]/g, ' ').replace(/ +/g, ' ')} `;

export const hasWord = (text: string, wanted: string) => spaceWords(text).includes(` ${wanted} `);
export const beginsWord = (text: string, wanted: string) => {
  const start = spaceWords(wanted).trimEnd();
  return start !== '' && spaceWords(text).includes(start);
};

/** Removes plurals, so that "mangroves" match a "mangrove swamp". */
export const singularWords = (text: string) => text.replace(/[a-z]+/g, singular);
