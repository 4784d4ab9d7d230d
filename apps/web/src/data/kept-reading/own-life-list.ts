import type { LifeList } from '../life-list/use-life-list';
import { readingData } from './reading.rules';
import { listLifeLists } from './reading-storage';

export async function isOnOwnLifeList(key: string): Promise<boolean> {
  return (await listLifeLists()).some(({ text }) =>
    (readingData(text) as { body: LifeList }).body.species.some(({ species }) => species === key),
  );
}
