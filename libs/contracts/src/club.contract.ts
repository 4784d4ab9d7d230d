import { agesContract } from './ages/ages.contract';
import { type ContractOf, createContract } from './common/contract-of';
import { correctionsContract } from './corrections/corrections.contract';
import { entryContract } from './entry/entry.contract';
import { rulesContract } from './rules/rules.contract';
import { ownSiteContract } from './site/own-site.contract';
import { tokensContract } from './tokens/tokens.contract';

interface Domains {
  ages: typeof agesContract;
  corrections: typeof correctionsContract;
  entry: typeof entryContract;
  ownSite: typeof ownSiteContract;
  rules: typeof rulesContract;
  tokens: typeof tokensContract;
}

export type ClubContract = ContractOf<Domains>;

/** Only the screens about ages, corrections, entry, the site, rules and tokens load these. */
export const clubContract: ClubContract = createContract({
  ages: agesContract,
  corrections: correctionsContract,
  entry: entryContract,
  ownSite: ownSiteContract,
  rules: rulesContract,
  tokens: tokensContract,
});
