/** Aborts with either; only with the first if the browser cannot combine them (Safari before 17.4). */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  // eslint-disable-next-line no-restricted-syntax -- it is there
  return 'any' in AbortSignal ? AbortSignal.any([one, other]) : one;
}
