import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { type ElementHandle, type JSHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Driver, type EngineKind, type Handle, WINDOW } from './engine';

const executablePath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file && existsSync(file),
);

const asHandle = (element: ElementHandle): Handle => ({
  click: () => element.click(),
  upload: (files) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files),
});

function asDriver(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  return {
    // A visitor waits for a state of the page; `load` may be of the page before, as after a sign-out.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    addScript: async (source) => void (await page.evaluate(source)),
    // Puppeteer's types unwrap handles among the arguments; none is given here.
    run: (work, ...given) => page.evaluate(work as never, ...given),
    find: async (work, ...given) => {
      const found: JSHandle = await page.evaluateHandle(work as never, ...given);
      const element = found.asElement();
      return element && asHandle(element as ElementHandle);
    },
    press: async (keys) => {
      const [key = '', ...held] = keys.split('+').reverse();
      for (const each of held) await page.keyboard.down(each as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const each of held) await page.keyboard.up(each as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => problems,
    close,
  };
}

/** By WebDriver BiDi, which Firefox speaks itself. */
export const firefox: EngineKind = {
  title: 'Firefox',
  packages: 'firefox-esr',
  version: async () => executablePath && (await execa(executablePath, ['--version'])).stdout,
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: WINDOW,
      timeout: 120_000,
    });
    return {
      newWindow: async () => {
        const context = await browser.createBrowserContext();
        return asDriver(await context.newPage(), () => context.close());
      },
      close: () => browser.close(),
    };
  },
};
