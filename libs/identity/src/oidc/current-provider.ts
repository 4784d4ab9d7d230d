import type Provider from 'oidc-provider';
import type { Keys, KeyStore } from '../keys/key-store';

/** oidc-provider takes its keys when it is made, so a new one takes its place when they change. */
export interface CurrentProvider {
  provider(): Provider;
  keys(): Keys;
  /** Keeps the old keys if reading fails. */
  refresh(): Promise<void>;
}

export async function createCurrentProvider(
  store: Pick<KeyStore, 'read'>,
  make: (keys: Keys) => Promise<Provider>,
): Promise<CurrentProvider> {
  let keys = await store.read();
  let provider = await make(keys);
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const found = await store.read();
    if (nameOf(found) === nameOf(keys)) return;
    provider = await make(found);
    keys = found;
  }

  return {
    provider: () => provider,
    keys: () => keys,
    refresh: () =>
      (refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      })),
  };
}

const nameOf = ({ signing, cookies }: Keys) => [...signing.map(({ kid }) => kid), ...cookies].join('\n');
