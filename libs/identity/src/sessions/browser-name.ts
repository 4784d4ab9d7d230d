import { say } from '../language/say';

/** The first that fits counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems = (): readonly [RegExp, string][] => [
  [/\biPhone\b/, say('system_iphone')],
  [/\biPad\b/, say('system_ipad')],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, say('system_mac')],
  [/\bCrOS\b/, say('system_chromebook')],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Such as “Firefox on Android”. */
export function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? /^([\w .-]{2,40})\//.exec(userAgent)?.[1];
  const known = browser === undefined || browser === 'Mozilla' ? say('browser_unknown') : browser;
  const system = nameIn(systems(), userAgent);
  return system === undefined ? known : say('browser_on', { browser: known, system });
}
