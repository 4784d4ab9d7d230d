import { animalIndex, type AnimalSummary, containsFolded } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { IndexProvider, type IndexTexts, type InLanguage } from './index-texts';

/** Gives the animals of the guide the texts of the page's language. */
export function TranslatedIndex({ texts, children }: { texts: IndexTexts; children: ReactNode }) {
  const translate = (animal: AnimalSummary): InLanguage => {
    const text = texts[animal.id];
    return text ? { ...animal, ...text, ...(text.name !== animal.name && { english: animal.name }) } : animal;
  };
  const find = (text: string) =>
    text.trim() === ''
      ? []
      : animalIndex.filter((animal) => {
          const { name, region, groups } = { groups: '', ...animal, ...texts[animal.id] };
          return containsFolded([name, region, groups], text);
        });
  return <IndexProvider value={{ translate, find }}>{children}</IndexProvider>;
}
