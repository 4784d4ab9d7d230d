import { type ContractOf, createContract } from './common/contract-of';
import { entryContract } from './entry/entry.contract';
import { rulesContract } from './rules/rules.contract';
import { tokensContract } from './tokens/tokens.contract';

interface Domains {
  entry: typeof entryContract;
  rules: typeof rulesContract;
  tokens: typeof tokensContract;
}

export type ClubContract = ContractOf<Domains>;

/** Only the screens about entry, rules and tokens load these. */
export const clubContract: ClubContract = createContract({
  entry: entryContract,
  rules: rulesContract,
  tokens: tokensContract,
});
