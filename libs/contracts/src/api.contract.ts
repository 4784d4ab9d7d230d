import { type ClubContract, clubContract } from './club.contract';
import { type MemberContract, memberContract } from './member.contract';
import { type PublicContract, publicContract } from './public.contract';

export type ApiContract = MemberContract & ClubContract & PublicContract;

export const apiContract: ApiContract = { ...memberContract, ...clubContract, ...publicContract };
