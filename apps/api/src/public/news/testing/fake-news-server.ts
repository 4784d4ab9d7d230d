import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  atomEntry,
  atomFeed,
  rdfItem,
  rdfFeed,
  rssItem,
  rssFeed,
  type FakeArticle,
  fakeArticles,
} from './fake-articles';

export const troubles = ['refused', 'broken', 'garbage', 'hanging', 'huge', 'loop'] as const;
export type Trouble = (typeof troubles)[number];

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeNewsServer {
  url: string;
  service: string;
  feeds: string[];
  calls: string[];
  trouble: Trouble | null;
  count: number;
  answer(path: string, answer: RequestHandler): void;
  serve(path: string, body: string | Buffer, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

function everything({ searchParams: query }: URL, articles: FakeArticle[], response: ServerResponse): void {
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

function fail(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
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
      return void response.writeHead(200, { 'content-type': 'text/xml' }).write('<?xml version="1.0"?>');
  }
}

export async function startFakeNewsServer(port = 0): Promise<FakeNewsServer> {
  const answers = new Map<string, RequestHandler>();
  const fake: FakeNewsServer = {
    url: '',
    service: '',
    feeds: [],
    calls: [],
    trouble: null,
    count: 30,
    answer: (path, answer) => void answers.set(path, answer),
    serve: (path, body, headers = { 'content-type': 'text/xml' }) => {
      answers.set(path, (_request, response) => void response.writeHead(200, headers).end(body));
      return `${fake.url}${path}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', fake.url);
    const articles = fakeArticles(fake.count);
    const third = Math.ceil(articles.length / 3);
    const own = answers.get(url.pathname);
    if (own !== undefined) return own(request, response);
    if (fake.trouble !== null) return fail(fake.trouble, request, response);
    const items = (from: number, to: number, write: (article: FakeArticle) => string) =>
      articles.slice(from, to).map(write).join('');
    const xml = (body: string) => send(response, 200, 'text/xml; charset=utf-8', body);
    switch (url.pathname) {
      case '/v2/everything':
        return everything(url, articles, response);
      case '/feeds/rss.xml':
        return xml(rssFeed(items(0, third + 2, rssItem)));
      case '/feeds/atom.xml':
        return xml(atomFeed(items(third, 2 * third + 2, atomEntry)));
      case '/feeds/rdf.xml':
        return xml(rdfFeed(items(2 * third, articles.length, rdfItem)));
      default:
        return send(response, 404, 'text/plain', 'Nothing here');
    }
  }

  const server = createServer((request, response) => {
    fake.calls.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', done);
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.service = `${fake.url}/v2/everything`;
  fake.feeds = ['rss', 'atom', 'rdf'].map((kind) => `${fake.url}/feeds/${kind}.xml`);
  return fake;
}
