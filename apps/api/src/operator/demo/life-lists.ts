import type { DemoLifeRecord } from './demo.types';

/** Added by hand to some public life lists; others list only their posts' animals. */
export const lifeLists: Readonly<Record<string, readonly DemoLifeRecord[]>> = {
  ananya_teaches: [
    { animal: 'Corvus splendens' },
    { animal: 'Eudynamys scolopaceus', on: '04-02' },
    { animal: 'Psilopogon haemacephalus', on: '03-15' },
    { animal: 'Cinnyris asiaticus', on: '02-21' },
    { animal: 'Funambulus palmarum' },
    { animal: 'Pelecanus philippensis', on: '12-28', at: 'area-ranganathittu-bird-sanctuary' },
  ],
  meera_in_the_marsh: [
    { animal: 'Coracias benghalensis', on: '11-03' },
    { animal: 'Spatula querquedula', on: '10-19', at: 'area-nal-sarovar-bird-sanctuary' },
    { animal: 'Argya malcolmi', on: '07-06' },
    { animal: 'Dicrurus macrocercus' },
    { animal: 'Upupa epops', on: '01-26' },
  ],
  priya_studies: [
    { animal: 'Pycnonotus jocosus', on: '05-09' },
    { animal: 'Papilio polymnestor', on: '09-14' },
    { animal: 'Tirumala limniace', on: '10-02' },
    { animal: 'Fowlea piscator', on: '06-30', at: 'area-vembanad-kol-wetland' },
    { animal: 'Hemidactylus' },
  ],
  harpreet_fields: [
    { animal: 'Milvus migrans' },
    { animal: 'Tachyspiza badia', on: '08-17' },
    { animal: 'Amandava amandava', on: '09-05', at: 'area-harike-wetland' },
    { animal: 'Duttaphrynus melanostictus', on: '07-12' },
  ],
};
