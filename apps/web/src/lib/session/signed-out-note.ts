const key = 'aranya.signed-out';

/** Outlasts the way over the provider, in this tab. */
export function noteSignedOut(): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    // Where storage is forbidden, the landing page says nothing.
  }
}

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
