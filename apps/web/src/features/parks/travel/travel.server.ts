import { loadTravel, type Park, parks, type Travel } from '@aranya/wildlife-data';
import { changedOn } from '@aranya/wildlife-data/glances';
import { parkTranslation } from '../../../data/translation/park-translation.server';
import { correctedRecords } from '../../../data/species/corrected-records.server';
import { getLocale } from '../../../lib/language/locale';
import type { PageTexts } from '../../../lib/language/page-texts';
import { type ListedFauna, listedFauna } from '../park-details/listed-fauna';
import { parkWords } from '../park-words.server';

export interface ParkRecord {
  /** Where it is not as in the build: corrected, or in another language. */
  shown: Park | null;
  travel: Travel | null;
  /** The ISO date on which its record last changed. */
  changed: string | null;
  /** For pages in another language. */
  translated?: { words: PageTexts; fauna: ListedFauna };
}

async function readRecord(slug: string): Promise<ParkRecord & { built: Park | undefined }> {
  const built = parks.find((one) => one.slug === slug);
  const own = correctedRecords.parks[slug];
  if (own) return { built, shown: own.park, travel: own.travel, changed: own.changed };
  const travel = (built && (await loadTravel()).find(({ id }) => id === built.id)) ?? null;
  return { built, shown: null, travel, changed: changedOn('parks', slug) };
}

/** Without travel information for an unknown park. */
export async function readParkRecord(slug = ''): Promise<ParkRecord> {
  const { built, ...record } = await readRecord(slug);
  const english = record.shown ?? built;
  const { known, others } = english ? listedFauna(english) : { known: [], others: [] };
  const named = record.travel?.year.spans.flatMap(({ animals }) => animals) ?? [];
  const words = parkWords([...known, ...named]);
  if (!english || !words) return record;
  const translate = parkTranslation(getLocale(), slug);
  return {
    ...record,
    shown: translate(english),
    travel: translate(record.travel, 'travel'),
    translated: { words, fauna: { known, others: translate({ fauna: others }).fauna } },
  };
}
