import type * as OidcModule from 'oidc-provider';

/** Loads oidc-provider without its warning about Node 20, on which it is tested here. Other warnings pass. */
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
