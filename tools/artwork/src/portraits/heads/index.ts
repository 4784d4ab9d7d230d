import { mongolianGazelle, saigaAntelope, tibetanAntelope } from './antelopes';
import { muteSwan, redFox } from './avatar-animals';
import { anyAnimal, anyBird } from './groups';
import type { HeadDrawing } from './head-drawing';
import {
  barTailedGodwit,
  commonCuckoo,
  piedCuckoo,
  siberianCrane,
  steppeEagle,
  whiteStork,
} from './land-birds';
import { chumSalmon, grayWhale, hawksbillTurtle, loggerheadTurtle, pacificWalrus } from './sea-animals';
import { ascensionFrigatebird, maskedBooby, shortTailedShearwater, sootyTern } from './sea-birds';

/** Animals that have a portrait but no plate. */
export const HEADS = {
  'siberian-crane': siberianCrane,
  'pied-cuckoo': piedCuckoo,
  'steppe-eagle': steppeEagle,
  'bar-tailed-godwit': barTailedGodwit,
  'short-tailed-shearwater': shortTailedShearwater,
  'saiga-antelope': saigaAntelope,
  'mongolian-gazelle': mongolianGazelle,
  'tibetan-antelope': tibetanAntelope,
  'loggerhead-turtle': loggerheadTurtle,
  'chum-salmon': chumSalmon,
  'gray-whale': grayWhale,
  'pacific-walrus': pacificWalrus,
  'common-cuckoo': commonCuckoo,
  'sooty-tern': sootyTern,
  'masked-booby': maskedBooby,
  'ascension-frigatebird': ascensionFrigatebird,
  'hawksbill-turtle': hawksbillTurtle,
  'white-stork': whiteStork,
  'red-fox': redFox,
  'mute-swan': muteSwan,
  bird: anyBird,
  animal: anyAnimal,
} satisfies Record<string, () => HeadDrawing>;
