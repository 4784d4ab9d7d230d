const key = 'aranya.stay-signed-in';

/**
 * The visitor's choice of where tokens live: in memory, renewed silently against the provider's session (false, the
 * default), or in local storage, where they outlast that session (true).
 */
export function getStaySignedIn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function setStaySignedIn(stay: boolean): void {
  try {
    if (stay) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is off, and with it the choice.
  }
}
