import { sessionStorageScript } from './session-storage-script';

const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
const run = () => window.eval(sessionStorageScript) as unknown;
afterEach(() => {
  if (own) Object.defineProperty(window, 'sessionStorage', own);
});

test('storage that works is left alone', () => {
  const before = window.sessionStorage;
  run();
  expect(window.sessionStorage).toBe(before);
});

test('forbidden storage is replaced by one that forgets', () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  run();
  expect(sessionStorage.getItem('a')).toBeNull();
  sessionStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  sessionStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
  sessionStorage.setItem('b', '2');
  sessionStorage.clear();
  expect(sessionStorage.getItem('b')).toBeNull();
});
