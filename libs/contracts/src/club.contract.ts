import { type ContractOf, createContract } from './common/contract-of';
import { entryContract } from './entry/entry.contract';
import { rulesContract } from './rules/rules.contract';

interface Domains {
  entry: typeof entryContract;
  rules: typeof rulesContract;
}

export type ClubContract = ContractOf<Domains>;

/** Only the screens about entry and rules load these. */
export const clubContract: ClubContract = createContract({ entry: entryContract, rules: rulesContract });
