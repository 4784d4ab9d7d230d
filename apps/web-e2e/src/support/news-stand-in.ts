import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Ways in which every address of the stand-in can fail. */
export type NewsTrouble = 'refused' | 'broken' | 'garbage' | 'hanging' | 'huge' | 'loop';

interface Ready {
  readonly type: 'ready';
  readonly service: string;
  readonly feeds: string[];
}

/** Newsrooms and a search service on this machine, in a process of their own: 30 made-up articles, 4 pages. */
export interface NewsStandIn {
  /** Settings under which a site reads the stand-in's feeds: `Site.create({ ...standIn.byFeeds })`. */
  readonly byFeeds: Record<string, string>;
  /** Settings under which a site asks the stand-in's search service. */
  readonly byService: Record<string, string>;
  /** Makes it fail, or work again; `count` changes how many articles there are. */
  set(order: { trouble?: NewsTrouble | null; count?: number }): Promise<void>;
  close(): Promise<void>;
}

const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

/** Starts a stand-in on a free port. Pictures are at `https://pictures.example/N.jpg`: answer for them by `page.route`. */
export async function startNewsStandIn(): Promise<NewsStandIn> {
  const child = fork('apps/api/src/news/testing/stand-in.main.ts', {
    cwd: workspaceRoot,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'apps/api/tsconfig.json' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const early = ended.then(([code]) => {
    throw new Error(`The news stand-in ended with code ${code}.`);
  });
  // Told only to whoever waits for an answer.
  early.catch(() => undefined);
  const next = async <Message>() => (await Promise.race([once(child, 'message'), early]))[0] as Message;
  const { service, feeds } = await next<Ready>();
  return {
    byFeeds: { NEWS_FEEDS: feeds.join(',') },
    byService: { NEWS_API_URL: service, NEWS_API_KEY: 'any-key-will-do' },
    set: async (order) => {
      const done = next();
      child.send(order);
      await done;
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
