import { type MemberContract, memberContract } from './member.contract';
import { type PublicContract, publicContract } from './public.contract';

export type ApiContract = MemberContract & PublicContract;

/** Every call. */
export const apiContract: ApiContract = { ...memberContract, ...publicContract };
