import type { Glance } from '../glance.schema';
import { glance as asianElephant } from './asian-elephant';
import { glance as asiaticLion } from './asiatic-lion';
import { glance as bengalTiger } from './bengal-tiger';
import { glance as cloudedLeopard } from './clouded-leopard';
import { glance as fishingCat } from './fishing-cat';
import { glance as indianRhinoceros } from './indian-rhinoceros';
import { glance as leopard } from './leopard';
import { glance as snowLeopard } from './snow-leopard';

/** By id. */
export const glancesOf001To058: readonly Glance[] = [
  bengalTiger,
  asiaticLion,
  leopard,
  snowLeopard,
  cloudedLeopard,
  fishingCat,
  asianElephant,
  indianRhinoceros,
];
