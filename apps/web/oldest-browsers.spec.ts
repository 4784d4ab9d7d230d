import { oldestBrowsers } from './oldest-browsers';

test('the list of browsers is what it was when each version below it was tried', () => {
  expect(oldestBrowsers()).toEqual(['chrome101', 'edge101', 'firefox100', 'safari15.4', 'ios15.4']);
});
