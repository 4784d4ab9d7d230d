import { glance as asianElephant } from './asian-elephant';
import { glance as asiaticLion } from './asiatic-lion';
import { glance as barasingha } from './barasingha';
import { glance as bengalTiger } from './bengal-tiger';
import { glance as bharal } from './bharal';
import { glance as blackbuck } from './blackbuck';
import { glance as chinkara } from './chinkara';
import { glance as chital } from './chital';
import { glance as cloudedLeopard } from './clouded-leopard';
import { glance as fishingCat } from './fishing-cat';
import { glance as gaur } from './gaur';
import { glance as hangul } from './hangul';
import { glance as indianRhinoceros } from './indian-rhinoceros';
import { glance as indianWildAss } from './indian-wild-ass';
import { glance as leopard } from './leopard';
import { glance as nilgai } from './nilgai';
import { glance as nilgiriTahr } from './nilgiri-tahr';
import { glance as sambar } from './sambar';
import { glance as sangai } from './sangai';
import { glance as snowLeopard } from './snow-leopard';
import { glance as wildWaterBuffalo } from './wild-water-buffalo';
import type { Glance } from '../glance.schema';

/** One import and one entry a species, by id. */
export const glancesOf001To058: readonly Glance[] = [
  bengalTiger,
  asiaticLion,
  leopard,
  snowLeopard,
  cloudedLeopard,
  fishingCat,
  asianElephant,
  indianRhinoceros,
  gaur,
  wildWaterBuffalo,
  nilgai,
  blackbuck,
  chinkara,
  chital,
  sambar,
  barasingha,
  sangai,
  hangul,
  nilgiriTahr,
  bharal,
  indianWildAss,
];
