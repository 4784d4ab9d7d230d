import { type ContractOf, contractOf } from './common/contract-of';
import { entryContract } from './entry/entry.contract';
import { rulesContract } from './rules/rules.contract';

interface Domains {
  entry: typeof entryContract;
  rules: typeof rulesContract;
}

export type ClubContract = ContractOf<Domains>;

/** The calls by which a club says who comes in and what holds there. Only the screens for it bring them along. */
export const clubContract: ClubContract = contractOf({ entry: entryContract, rules: rulesContract });
