import type * as OidcModule from 'oidc-provider';

/** Silences the warning about Node 20, on which we test it. */
export async function loadOidcProvider(): Promise<typeof OidcModule> {
  const { warn } = console;
  console.warn = (...data: unknown[]) => {
    if (!String(data[0]).includes('oidc-provider WARNING: Unsupported runtime.')) warn(...data);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
