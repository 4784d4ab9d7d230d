import { resetSettings, SETTINGS_ID } from '../lib/settings';

/** Returns a function that gives the page settings beside the defaults, until the end of a test. */
export function fakeSettings(): (settings: object) => void {
  afterEach(() => {
    document.getElementById(SETTINGS_ID)?.remove();
    resetSettings();
  });
  return (settings) => {
    document.getElementById(SETTINGS_ID)?.remove();
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = SETTINGS_ID;
    element.textContent = JSON.stringify(settings);
    document.body.append(element);
    resetSettings();
  };
}
