import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useParallax } from './use-parallax';

function Scene() {
  const ref = useRef<HTMLDivElement>(null);
  useParallax(ref);
  return <div ref={ref} data-testid="scene" />;
}

const offset = () => screen.getByTestId('scene').style.getPropertyValue('--offset');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

afterEach(() => {
  scrollTo(0);
  jest.restoreAllMocks();
});

test('scrolling shifts the picture, up to 100', async () => {
  render(<Scene />);
  await waitFor(() => expect(offset()).toBe('0.0'));
  scrollTo(250);
  await waitFor(() => expect(offset()).toBe('50.0'));
  scrollTo(900);
  await waitFor(() => expect(offset()).toBe('100.0'));
});

test('nothing moves for who asked for less motion', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  render(<Scene />);
  await waitFor(() => expect(offset()).toBe('0.0'));
  scrollTo(500);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(offset()).toBe('0.0');
});
