import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  atomEntry,
  atomOf,
  rdfItem,
  rdfOf,
  rssItem,
  rssOf,
  type StandInArticle,
  standInArticles,
} from './articles';

/** What goes wrong with every address of the stand-in. */
export const troubles = ['refused', 'broken', 'garbage', 'hanging', 'huge', 'loop'] as const;
export type Trouble = (typeof troubles)[number];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface NewsStandIn {
  /** Its origin. */
  url: string;
  /** For NEWS_API_URL. Any key of eight characters does. */
  service: string;
  /** For NEWS_FEEDS: RSS 2.0, Atom and RDF. Together they hold the service's articles, some of them twice. */
  feeds: string[];
  /** Path and query of every call so far. */
  calls: string[];
  /** Makes all addresses fail in one way, or, for null, work again. */
  trouble: Trouble | null;
  /** How many articles there are; 30 unless told. */
  count: number;
  /** Answers a path otherwise, or one that was not there. */
  answer(path: string, answer: Answer): void;
  /** Like {@link answer}, with a document. */
  serve(path: string, body: string | Buffer, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** What the search service answers: the shape, the limits and the error codes of NewsAPI's /v2/everything. */
function everything(
  { searchParams: query }: URL,
  articles: StandInArticle[],
  response: ServerResponse,
): void {
  const json = (status: number, body: object) =>
    send(response, status, 'application/json', JSON.stringify(body));
  const refuse = (status: number, code: string, message: string) =>
    json(status, { status: 'error', code, message });
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 100);
  if ((query.get('apiKey') ?? '') === '') return refuse(401, 'apiKeyMissing', 'Your API key is missing.');
  if (!query.get('q')) return refuse(400, 'parametersMissing', 'Required parameters are missing.');
  if (page * pageSize > 100)
    return refuse(426, 'maximumResultsReached', 'You are limited to a max of 100 results.');
  const shown = articles.slice((page - 1) * pageSize, page * pageSize);
  json(200, {
    status: 'ok',
    totalResults: articles.length,
    articles: shown.map(({ source, ...article }) => ({
      source: { id: null, name: source },
      author: 'A. Writer',
      ...article,
      content: null,
    })),
  });
}

function troubled(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
  switch (trouble) {
    case 'refused':
      return send(
        response,
        200,
        'application/json',
        '{"status":"error","code":"rateLimited","message":"Too many."}',
      );
    case 'broken':
      return send(response, 500, 'text/plain', 'Internal error');
    case 'garbage':
      return send(response, 200, 'application/json', '\u0000\u0001{"status":"ok"<rs');
    case 'huge':
      return send(response, 200, 'application/json', Buffer.alloc(TEN_MEGABYTES, '<rss> '));
    case 'loop':
      return void response.writeHead(302, { location: request.url ?? '/' }).end();
    case 'hanging':
      // A head and a little of the body, then silence.
      return void response.writeHead(200, { 'content-type': 'text/xml' }).write('<?xml version="1.0"?>');
  }
}

/**
 * A server on this machine that stands in for the search service and for newsrooms with feeds.
 * @param port any free one unless given
 */
export async function startNewsStandIn(port = 0): Promise<NewsStandIn> {
  const answers = new Map<string, Answer>();
  const standIn: NewsStandIn = {
    url: '',
    service: '',
    feeds: [],
    calls: [],
    trouble: null,
    count: 30,
    answer: (path, answer) => void answers.set(path, answer),
    serve: (path, body, headers = { 'content-type': 'text/xml' }) => {
      answers.set(path, (_request, response) => void response.writeHead(200, headers).end(body));
      return `${standIn.url}${path}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  function answerOf(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', standIn.url);
    const articles = standInArticles(standIn.count);
    const third = Math.ceil(articles.length / 3);
    const own = answers.get(url.pathname);
    if (own !== undefined) return own(request, response);
    if (standIn.trouble !== null) return troubled(standIn.trouble, request, response);
    const xml = (body: string) => send(response, 200, 'text/xml; charset=utf-8', body);
    switch (url.pathname) {
      case '/v2/everything':
        return everything(url, articles, response);
      case '/feeds/rss.xml':
        return xml(
          rssOf(
            articles
              .slice(0, third + 2)
              .map(rssItem)
              .join(''),
          ),
        );
      case '/feeds/atom.xml':
        return xml(
          atomOf(
            articles
              .slice(third, 2 * third + 2)
              .map(atomEntry)
              .join(''),
          ),
        );
      case '/feeds/rdf.xml':
        return xml(
          rdfOf(
            articles
              .slice(2 * third)
              .map(rdfItem)
              .join(''),
          ),
        );
      default:
        return send(response, 404, 'text/plain', 'Nothing here');
    }
  }

  const server = createServer((request, response) => {
    standIn.calls.push(request.url ?? '');
    answerOf(request, response);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', done);
  });
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn.service = `${standIn.url}/v2/everything`;
  standIn.feeds = ['rss', 'atom', 'rdf'].map((kind) => `${standIn.url}/feeds/${kind}.xml`);
  return standIn;
}
