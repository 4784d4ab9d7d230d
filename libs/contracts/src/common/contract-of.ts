import { type AppRouter, initContract } from '@ts-rest/core';
import { errorResponses } from './envelope';

// The compiler can write out a named type.
const c: ReturnType<typeof initContract> = initContract();

const options = { pathPrefix: '/api', strictStatusCodes: true, commonResponses: errorResponses } as const;

type WithOptions<Domain extends AppRouter> = ReturnType<typeof c.router<Domain, '/api', typeof options>>;

/** The compiler does not write out a type as long as the inferred one. */
export type ContractOf<Domains extends { [Name in keyof Domains]: AppRouter }> = {
  [Name in keyof Domains]: WithOptions<Domains[Name]>;
};

export const createContract = <Domains extends { [Name in keyof Domains]: AppRouter }>(
  domains: Domains,
): ContractOf<Domains> => c.router(domains as AppRouter, options) as unknown as ContractOf<Domains>;
