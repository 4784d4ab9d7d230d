import { type ContractOf, createContract } from './common/contract-of';
import { correctionsContract } from './corrections/corrections.contract';
import { entryContract } from './entry/entry.contract';
import { rulesContract } from './rules/rules.contract';
import { tokensContract } from './tokens/tokens.contract';

interface Domains {
  corrections: typeof correctionsContract;
  entry: typeof entryContract;
  rules: typeof rulesContract;
  tokens: typeof tokensContract;
}

export type ClubContract = ContractOf<Domains>;

/** Only the screens about corrections, entry, rules and tokens load these. */
export const clubContract: ClubContract = createContract({
  corrections: correctionsContract,
  entry: entryContract,
  rules: rulesContract,
  tokens: tokensContract,
});
