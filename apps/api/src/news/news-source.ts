import type { Article } from '@aranya/contracts';
import type { LookupFunction } from 'node:net';

/** One page of the news, and how many articles all pages have. */
export interface NewsPage {
  articles: Article[];
  totalResults: number;
}

/** Where news come from. */
export interface NewsSource {
  /** @throws NewsFailure where there is nothing to show, not even something old */
  page(page: number): Promise<NewsPage>;
}

/** What reading the news needs, whichever the source. */
export interface ReadingOptions {
  /** How long news are given without asking for newer ones. Milliseconds. */
  freshMs: number;
  /** Who asks: a site's address. */
  userAgent: string;
  clock: () => Date;
  /** Told of each time that news could not be read, and of feeds that could not. */
  warn(problem: string): void;
  /** Ends what is under way. */
  signal?: AbortSignal;
  /** For one server's whole answer. Milliseconds; 8 s unless told. */
  timeoutMs?: number;
  /** Finds the addresses of names; the system's unless told. */
  lookup?: LookupFunction;
}

/** How much any server may answer. */
export const MAX_BYTES = 2 * 1024 * 1024;
export const TIMEOUT_MS = 8_000;
/** The pause after a first failure. */
export const RETRY_MS = 15_000;
