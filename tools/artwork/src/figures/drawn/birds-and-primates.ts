import type { Figure } from '../figure';
import { mountainGorilla } from './gorilla';
import { borneanOrangutan } from './orangutan';
import { hoolockGibbon } from './gibbon';
import { kakapo } from './kakapo';
import { hanumanLangur } from './langur';
import { ringTailedLemur } from './lemur';
import { bengalSlowLoris } from './loris';
import { lionTailedMacaque } from './lion-tailed-macaque';
import { rhesusMacaque } from './rhesus-macaque';
import { indianPeacock } from './peacock';
import { himalayanMonal } from './himalayan-monal';
import { greatHornbill } from './great-hornbill';
import { roseRingedParakeet } from './rose-ringed-parakeet';
import { indianEagleOwl } from './indian-eagle-owl';
import { snowyOwl } from './snowy-owl';
import { amurFalcon } from './amur-falcon';
import { baldEagle } from './raptors';
import { indianVulture } from './vulture';
import { arcticTern, emperorPenguin, wanderingAlbatross } from './sea-birds';
import { indianFlyingFox } from './flying-fox';
import { barHeadedGooseFlying } from './bar-headed-goose';
import { blackNeckedCrane, demoiselleCrane, sarusCrane } from './cranes';
import { greaterAdjutant, greaterFlamingo } from './storks-and-flamingo';
import { commonOstrich, greatIndianBustard } from './plains-birds';

export const BIRDS_AND_PRIMATES = {
  'amur-falcon': amurFalcon,
  'arctic-tern': arcticTern,
  'bar-headed-goose-flying': barHeadedGooseFlying,
  'bengal-slow-loris': bengalSlowLoris,
  'black-necked-crane': blackNeckedCrane,
  'common-ostrich': commonOstrich,
  'demoiselle-crane': demoiselleCrane,
  eagle: baldEagle,
  gorilla: mountainGorilla,
  'great-hornbill': greatHornbill,
  'great-indian-bustard': greatIndianBustard,
  'greater-adjutant': greaterAdjutant,
  'greater-flamingo': greaterFlamingo,
  'hanuman-langur': hanumanLangur,
  'himalayan-monal': himalayanMonal,
  'hoolock-gibbon': hoolockGibbon,
  'indian-eagle-owl': indianEagleOwl,
  'indian-flying-fox': indianFlyingFox,
  'indian-vulture': indianVulture,
  kakapo,
  'lion-tailed-macaque': lionTailedMacaque,
  orangutan: borneanOrangutan,
  peacock: indianPeacock,
  penguin: emperorPenguin,
  'rhesus-macaque': rhesusMacaque,
  'ring-tailed-lemur': ringTailedLemur,
  'rose-ringed-parakeet': roseRingedParakeet,
  'sarus-crane': sarusCrane,
  'snowy-owl': snowyOwl,
  'wandering-albatross': wanderingAlbatross,
} satisfies Record<string, () => Figure>;
