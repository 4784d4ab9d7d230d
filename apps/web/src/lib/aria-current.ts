export interface SectionLink {
  to: string;
  /** A second path prefix of the section. */
  also?: string;
}

/** Returns 'page' on the page itself, 'true' elsewhere within its section. */
export function ariaCurrent({ to, also }: SectionLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  const within = pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also));
  return within ? 'true' : undefined;
}
