import { writeTabStorage } from '../tab-storage';

const key = 'aranya.invitation';

/** Survives the redirect to the provider, in this tab. */
export const keepInvitation = (token: string) => writeTabStorage(key, [token]);
export const dropInvitation = () => writeTabStorage(key, null);

/** The token of the invitation link that was followed, if any. */
export function keptInvitation(): string | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(key) ?? '[]') as string[])[0];
  } catch {
    return undefined;
  }
}
