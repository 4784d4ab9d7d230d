import type Provider from 'oidc-provider';
import type { Keys, KeyStore } from '../keys/key-store';

/** oidc-provider takes its keys only when made. */
export interface CurrentProvider {
  provider(): Provider;
  keys(): Keys;
  /** At most a second old. */
  keyIds(): Promise<ReadonlySet<string>>;
  /** Keeps the old keys if reading fails. */
  refresh(): Promise<void>;
}

const KEYS_MAX_AGE_MS = 1000;

export async function createCurrentProvider(
  store: Pick<KeyStore, 'read'>,
  now: () => number,
  make: (keys: Keys) => Promise<Provider>,
): Promise<CurrentProvider> {
  let keys = await store.read();
  let provider = await make(keys);
  let readAt = now();
  let refreshing: Promise<void> | undefined;

  async function replaceKeys(): Promise<void> {
    const found = await store.read();
    if (keyNames(found) === keyNames(keys)) return;
    provider = await make(found);
    keys = found;
  }

  async function refresh(): Promise<void> {
    refreshing ??= replaceKeys().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
    readAt = now();
  }

  return {
    provider: () => provider,
    keys: () => keys,
    async keyIds() {
      if (now() - readAt > KEYS_MAX_AGE_MS) await refresh();
      return new Set(keys.signing.map(({ kid }) => kid));
    },
    refresh,
  };
}

const keyNames = ({ signing, cookies }: Keys) => [...signing.map(({ kid }) => kid), ...cookies].join('\n');
