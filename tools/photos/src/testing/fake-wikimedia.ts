import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Subject } from '../subjects';

export interface FakeFile {
  /** Commons' code: 'cc-by-sa-4.0'. */
  licence?: string;
  author?: string;
  mime?: string;
  width?: number;
  categories?: string;
  missing?: boolean;
  /** Stands in place of a picture. */
  bytes?: Buffer;
}

export interface FakeWikimedia {
  wikidata: string;
  commons: string;
  files: Map<string, FakeFile>;
  /** Slugs whose item has no image. */
  withoutImage: Set<string>;
  /** Answers the next requests in place of the true ones. */
  troubles: ((response: ServerResponse) => void)[];
  calls: URL[];
  userAgents: Set<string | undefined>;
  close(): Promise<void>;
}

export const busy = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'retry-after': '0' })
    .end('{"error":{"code":"maxlag","info":"Waiting for a database server"}}');
export const broken = (response: ServerResponse) => void response.writeHead(503).end('Service unavailable');
export const garbage = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Wikimedia error');
export const cut = (response: ServerResponse) => void response.socket?.destroy();

const licenceNames: Record<string, string> = {
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-2.0': 'CC BY 2.0',
  cc0: 'CC0',
  pd: 'Public domain',
  'cc-by-nc-4.0': 'CC BY-NC 4.0',
};

export async function startFakeWikimedia(subjects: readonly Subject[]): Promise<FakeWikimedia> {
  const picture = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#7a8b4f' } })
    .jpeg()
    .toBuffer();
  const fake: FakeWikimedia = {
    wikidata: '',
    commons: '',
    files: new Map(),
    withoutImage: new Set(),
    troubles: [],
    calls: [],
    userAgents: new Set(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const json = (response: ServerResponse, body: unknown) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const idOf = (subject: Subject) => `Q${subjects.indexOf(subject) + 100}`;
  const statement = (value: unknown, rank = 'normal') => ({ rank, mainsnak: { datavalue: { value } } });

  function entity(subject: Subject): object {
    const { coordinates: place, scientificNames, slug } = subject;
    return {
      id: idOf(subject),
      claims: {
        ...(!fake.withoutImage.has(slug) && {
          P18: [statement('Old.jpg', 'deprecated'), statement(`${slug}.jpg`, 'preferred')],
        }),
        ...(place
          ? { P625: [statement({ latitude: place.lat + 0.1, longitude: place.lng - 0.1 })] }
          : { P225: [statement(scientificNames[0])] }),
      },
    };
  }

  function entities(query: URLSearchParams, response: ServerResponse): void {
    const ids = query.get('ids')?.split('|') ?? [];
    const found = subjects.filter(
      (subject) => ids.includes(idOf(subject)) || subject.name === query.get('titles'),
    );
    json(response, {
      entities:
        found.length === 0
          ? { '-1': { site: 'enwiki', missing: true } }
          : Object.fromEntries(found.map((subject) => [idOf(subject), entity(subject)])),
    });
  }

  function search(query: URLSearchParams, response: ServerResponse): void {
    const name = /^haswbstatement:"P225=(.+)"$/.exec(query.get('srsearch') ?? '')?.[1];
    // Wikidata's search ignores case and finds neighbours too.
    const found = subjects.filter(({ scientificNames }) => scientificNames[0] === name);
    json(response, {
      query: { search: [...found.slice(0, 1)].map((subject) => ({ title: idOf(subject) })) },
    });
  }

  function fileInfo(query: URLSearchParams, response: ServerResponse): void {
    const title = query.get('titles') ?? '';
    const slug = /^File:(.+)\.jpg$/.exec(title)?.[1] ?? '';
    const {
      licence = 'cc-by-sa-4.0',
      author = `<a href="/user">Author of ${slug}</a>`,
      ...file
    } = fake.files.get(slug) ?? {};
    if (file.missing) return json(response, { query: { pages: [{ title, missing: true }] } });
    const address = `${fake.commons.replace('/w/api.php', '')}/files/${slug}.jpg`;
    json(response, {
      query: {
        pages: [
          {
            title,
            imageinfo: [
              {
                url: address,
                thumburl: address,
                descriptionurl: `https://commons.wikimedia.org/wiki/File:${slug}.jpg`,
                width: file.width ?? 3_000,
                height: 2_000,
                mime: file.mime ?? 'image/jpeg',
                extmetadata: {
                  License: { value: licence },
                  LicenseShortName: { value: licenceNames[licence] ?? licence },
                  ...(licence.startsWith('cc') && {
                    LicenseUrl: { value: `https://creativecommons.org/licenses/${licence.slice(3)}` },
                  }),
                  Artist: { value: author },
                  Categories: { value: file.categories ?? 'Quality images' },
                },
              },
            ],
          },
        ],
      },
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.wikidata);
    fake.calls.push(url);
    fake.userAgents.add(request.headers['user-agent']);
    const trouble = fake.troubles.shift();
    if (trouble) return trouble(response);
    const query = url.searchParams;
    if (url.pathname.startsWith('/files/')) {
      const slug = url.pathname.slice(7, -4);
      return void response
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end(fake.files.get(slug)?.bytes ?? picture);
    }
    if (query.get('action') === 'wbgetentities') return entities(query, response);
    return query.get('list') === 'search' ? search(query, response) : fileInfo(query, response);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.wikidata = `${origin}/w/api.php`;
  fake.commons = fake.wikidata;
  return fake;
}
