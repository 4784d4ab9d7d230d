import { hourAttributes, hourOfDay, hourScript } from './hour';

const at = (hour: number) => new Date(2026, 10, 28, hour, 30);

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [7, 'dawn'],
  [8, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [18, 'dusk'],
  [19, 'night'],
] as const)('at %i o’clock it is %s', (hour, light) => {
  expect(hourOfDay(at(hour))).toBe(light);
});

test('the script in the page says what React says later, at every hour', () => {
  for (let hour = 0; hour < 24; hour++) {
    jest.useFakeTimers({ now: at(hour) });
    const section = document.createElement('section');
    const script = document.createElement('script');
    script.textContent = hourScript;
    section.append(script);
    document.body.append(section);
    const { 'data-hour': light, 'data-theme': theme } = hourAttributes(hourOfDay(new Date()));
    expect({ ...section.dataset }).toEqual(theme ? { hour: light, theme } : { hour: light });
    section.remove();
    jest.useRealTimers();
  }
});
