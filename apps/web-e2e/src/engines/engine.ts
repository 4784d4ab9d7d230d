/** A function that runs in the page: it sees its arguments and the page, and nothing of this module. */
export type InPage<Given extends unknown[], Result> = (...given: Given) => Result;

/** An element of the page that is open. */
export interface Handle {
  click(): Promise<void>;
  /** @param files their paths */
  upload(files: string[]): Promise<void>;
}

/** A journey's needs of a window, in one engine's protocol. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a text of the tests' own as a script, whatever the page's policy says. */
  addScript(source: string): Promise<void>;
  run<Given extends unknown[], Result>(
    work: InPage<Given, Result>,
    ...given: Given
  ): Promise<Awaited<Result>>;
  find<Given extends unknown[]>(work: InPage<Given, Element | null>, ...given: Given): Promise<Handle | null>;
  /** One key by its name (`Enter`), or with another held down (`Control+a`). */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors that the browser reported since the window was opened. */
  problems(): string[];
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** A window with cookies and storage of its own. */
  newWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** An engine as it is installed here, or why it is not. */
export interface EngineKind {
  readonly title: string;
  /** Undefined where it is not installed. */
  version(): Promise<string | undefined>;
  /** The packages that bring it. */
  readonly packages: string;
  start(): Promise<Engine>;
}

export const WINDOW = { width: 1280, height: 900 } as const;
