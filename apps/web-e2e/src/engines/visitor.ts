import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, Handle, InPage } from './engine';
import { lookUp, describeQuery, type Query } from './queries';

const library = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Somebody before a window: every act waits until it can be done, every look until it is so. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly siteUrl: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, this.siteUrl).href);
    await this.untilHydrated();
  }

  async reload(): Promise<void> {
    await this.open(await this.run(() => location.href));
  }

  back(): Promise<void> {
    return this.run(() => history.back());
  }

  async click(query: Query, index = 0): Promise<void> {
    const element = await this.ready(query, index);
    await element.click();
  }

  /** Replaces what stands there. */
  async fill(query: Query, value: string): Promise<void> {
    await this.click(query);
    await this.press('Control+a');
    await this.type(value);
  }

  type(words: string): Promise<void> {
    return this.driver.type(words);
  }

  press(keys: string): Promise<void> {
    return this.driver.press(keys);
  }

  async upload(query: Query, ...files: string[]): Promise<void> {
    let element: Handle | null = null;
    await expect.poll(async () => (element = await this.find(query)), describeQuery(query)).not.toBeNull();
    await (element as Handle | null)?.upload(files);
  }

  async see(...queries: Query[]): Promise<void> {
    for (const query of queries)
      await expect.poll(() => this.count(query), `sees ${describeQuery(query)}`).toBeGreaterThan(0);
  }

  async seeNot(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), `sees no ${describeQuery(query)}`).toBe(0);
  }

  /** Text or value, where there is one. */
  async texts(query: Query): Promise<string[]> {
    await this.prepare();
    return (await this.run(lookUp as (query: Query, want: 'texts') => string[] | null, query, 'texts')) ?? [];
  }

  async text(query: Query): Promise<string> {
    await this.see(query);
    return (await this.texts(query))[0] ?? '';
  }

  async count(query: Query): Promise<number> {
    return (await this.texts(query)).length;
  }

  async isAt(address: string | RegExp): Promise<void> {
    const shown = expect.poll(() => this.address(), 'the address');
    await (typeof address === 'string' ? shown.toBe(address) : shown.toMatch(address));
  }

  address(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  run<Given extends unknown[], Result>(
    work: InPage<Given, Result>,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return this.driver.run(work, ...given);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  private untilHydrated(): Promise<void> {
    const themeButton = 'button.by-script, [aria-label^="Switch to the"]';
    return expect
      .poll(() =>
        this.run((selector) => document.querySelectorAll(`:is(${selector}):enabled`).length, themeButton),
      )
      .toBeGreaterThan(0);
  }

  private async ready(query: Query, index: number): Promise<Handle> {
    let element: Handle | null = null;
    await expect
      .poll(
        async () => (element = await this.find(query, index, 'ready')),
        `can click ${describeQuery(query)}`,
      )
      .not.toBeNull();
    return element as unknown as Handle;
  }

  private async find(query: Query, index = 0, want: 'element' | 'ready' = 'element') {
    await this.prepare();
    return this.driver.find(
      lookUp as (query: Query, want: string, index: number) => Element | null,
      query,
      want,
      index,
    );
  }

  /** Puts the library into the page, which loses it with each load. */
  private async prepare(): Promise<void> {
    if (!(await this.run(() => 'TestingLibraryDom' in window))) await this.driver.addScript(library);
  }
}
