import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy } from './files';

describe('healthcheck.mjs', () => {
  async function checkOf(status: number): Promise<number> {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    if (status === 0) server.close();
    const child = spawn(process.execPath, [join(deploy, 'healthcheck.mjs')], { env: { API_PORT: port } });
    const [code] = (await once(child, 'exit')) as [number];
    if (status !== 0) {
      server.close();
      expect(asked).toEqual(['/api/health/ready']);
    }
    return code;
  }

  it('is well while the node wants calls, and ill while it does not or nobody answers', async () => {
    expect(await Promise.all([checkOf(200), checkOf(503), checkOf(0)])).toEqual([0, 1, 1]);
  });
});

describe('keep-runtime-packages.mjs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aranya-image-'));
    mkdirSync(join(folder, 'apps/api/dist'), { recursive: true });
    mkdirSync(join(folder, 'apps/web/build/render/assets'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const manifest = {
    name: 'aranya',
    version: '1.2.3',
    type: 'module',
    engines: { node: '>=20' },
    dependencies: {
      fastify: '5.0.0',
      sharp: '0.1.0',
      '@scope/used': '2.0.0',
      '@font/serif': '1.0.0',
      react: '19.0.0',
    },
    devDependencies: { jest: '30.0.0' },
    overrides: { a: { fastify: '$fastify' }, b: { react: '$react' }, c: { cookie: '^1.0.2' }, d: '4.0.0' },
  };

  /** @returns package.json afterwards */
  function run(files: Record<string, string>): { dependencies: object; overrides: object } {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, 'apps/api/dist', name), text);
    execFileSync(process.execPath, [join(deploy, 'keep-runtime-packages.mjs')], {
      cwd: folder,
      stdio: 'pipe',
    });
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: object;
      overrides: object;
    };
  }

  it('keeps what renders pages imports', () => {
    writeFileSync(join(folder, 'apps/web/build/render/assets/a.js'), 'import "@scope/used";');
    expect(run({ 'main.js': 'import "react";' }).dependencies).toEqual({
      react: '19.0.0',
      '@scope/used': '2.0.0',
    });
  });

  it('keeps what the built files import, at any place, and the overrides that still hold', () => {
    const { dependencies, overrides } = run({
      'main.js': 'import fastify from "fastify"; import fs from "node:fs"; import "./chunk.js"; fastify(fs);',
      'chunk.js': 'export const later = () => import("@scope/used/deep/file.js");',
      'fonts.js':
        'export const fonts = ["@font/serif"].map((name) => require.resolve(`${name}/package.json`));',
      'child.mjs': 'import { default as sharp } from "sharp"; sharp();',
    });
    expect(dependencies).toEqual({
      fastify: '5.0.0',
      sharp: '0.1.0',
      '@scope/used': '2.0.0',
      '@font/serif': '1.0.0',
    });
    expect(overrides).toEqual({ a: { fastify: '$fastify' }, c: { cookie: '^1.0.2' }, d: '4.0.0' });
  });

  it('stops where the API imports what package.json does not name', () => {
    expect(() => run({ 'main.js': 'import "left-pad";' })).toThrow('left-pad');
  });
});
