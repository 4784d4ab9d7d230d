import { animalIndex, type AnimalSummary, searchAnimals } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { IndexProvider, type IndexTexts, type InLanguage } from './index-texts';

/** Gives the animals of the guide the texts of the page's language. */
export function TranslatedIndex({ texts, children }: { texts: IndexTexts; children: ReactNode }) {
  const translate = (animal: AnimalSummary): InLanguage => {
    const text = texts[animal.id];
    return text ? { ...animal, ...text, ...(text.name !== animal.name && { english: animal.name }) } : animal;
  };
  const find = (text: string) =>
    animalIndex.filter(({ id, name, region }) => {
      const { groups, ...own } = texts[id] ?? { name, region, groups: '' };
      return text.trim() !== '' && searchAnimals([{ ...own, region: `${own.region}, ${groups}` }], text)[0];
    });
  return <IndexProvider value={{ translate, find }}>{children}</IndexProvider>;
}
