import { writeTabStorage } from '../tab-storage';

const key = 'aranya.signed-out';

/** Survives the redirect to the provider, in this tab. */
export const noteSignedOut = () => writeTabStorage(key, {});

/** Returns true once after a sign-out. */
export function takeSignedOutNote(): boolean {
  try {
    const isNoted = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isNoted;
  } catch {
    return false;
  }
}
