import type * as OidcModule from 'oidc-provider';

/**
 * Loads oidc-provider without the one notice that it prints on Node 20, where it works and is tested here. Anything
 * else that is printed meanwhile passes.
 */
export async function loadOidcProvider(): Promise<typeof OidcModule> {
  const print = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime.')) print(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = print;
  }
}
