import { communityHoldScript, isSessionMarked } from './session-mark';

const root = document.documentElement;
/** Runs the script as the page does while it is read. */
const runScript = () => new Function(communityHoldScript)();

afterEach(() => {
  delete root.dataset.opening;
  for (const name of ['auth0.web', '_legacy_auth0.web'])
    document.cookie = `${name}.is.authenticated=; max-age=0`;
  document.cookie = 'other=; max-age=0';
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

const at = (search: string) => () => history.replaceState(null, '', `/community${search}`);
const cookie = (text: string) => () => void (document.cookie = text);

test.each<[string, boolean, () => void]>([
  ['nothing', false, () => undefined],
  ['another query', false, at('?q=decode=1')],
  ['a word that ends like one', false, at('?barcode=1')],
  ['the answer of the provider', true, at('?code=a&state=b')],
  ['its refusal', true, at('?error=access_denied&state=b')],
  ['the cookie of the SDK', true, cookie('auth0.web.is.authenticated=true')],
  ['its older form', true, cookie('_legacy_auth0.web.is.authenticated=true')],
  ['another cookie', false, cookie('other=auth0')],
  ['our own hint', true, () => localStorage.setItem('aranya.session', '1')],
  ['a hint that says no', false, () => localStorage.setItem('aranya.session', '0')],
])('%s: %s, for the page as for the script in its HTML', (_, marked, prepare) => {
  prepare();
  expect(isSessionMarked()).toBe(marked);
  runScript();
  expect(root.dataset.opening).toBe(marked ? '' : undefined);
});

test('without a network the sign-in screen is held back too', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  runScript();
  expect(root.dataset.opening).toBe('');
  expect(isSessionMarked()).toBe(false);
});

test('where storage is forbidden nobody is signed in', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(isSessionMarked()).toBe(false);
  expect(runScript).not.toThrow();
  expect(root.dataset.opening).toBeUndefined();
});
