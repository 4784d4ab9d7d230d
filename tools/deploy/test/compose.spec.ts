import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  compose,
  composeText,
  findComposeProblems,
  rawCompose,
  type Service,
  startedWith,
  variables,
} from './compose-file';
import { deploy, readLines, readSettingNames } from './files';

const ofTheApi = readSettingNames('.env.example');
const ofDeploy = readSettingNames('tools/deploy/.env.example');
const services = Object.entries(compose.services);
const ofAranya = services.filter(([, { env_file }]) => env_file !== undefined);
const namesOf = (given: [string, Service][]) => given.map(([name]) => name);

describe('compose.yaml', () => {
  it('keeps to the Compose Specification', () => {
    expect(findComposeProblems(rawCompose)).toEqual([]);
  });

  it('would not pass with a misspelled key, a wrong type or an unknown condition', () => {
    const image = 'x';
    expect(findComposeProblems({ services: { a: { image, enviroment: {} } } })[0]).toContain('enviroment');
    expect(findComposeProblems({ services: { a: { image, ports: '80:80' } } })[0]).toContain(
      '/services/a/ports',
    );
    expect(
      findComposeProblems({ services: { a: { image, depends_on: { b: { condition: 'healthy' } } } } })[0],
    ).toContain('/services/a/depends_on');
    expect(findComposeProblems({ services: { a: { image, stop_grace_period: '60' } } })).toHaveLength(1);
  });

  it('starts one container for the small size, two with a domain, and a whole site for the large', () => {
    expect(startedWith('small')).toEqual(['aranya']);
    expect(startedWith('small', 'tls')).toEqual(['aranya', 'caddy-small']);
    expect(startedWith('large')).toEqual(['node-1', 'node-2', 'caddy', 'postgres', 'store']);
    expect(startedWith('large', 'valkey')).toContain('valkey');
  });

  it.each([[['small']], [['small', 'tls']], [['large']]])(
    'has for %j all that the services wait for',
    (profiles) => {
      const started = startedWith(...profiles);
      const awaited = started.flatMap((name) => compose.services[name]?.depends_on ?? []);
      expect(awaited.filter((name) => !started.includes(name))).toEqual([]);
    },
  );

  it('names networks and volumes that it declares, and files that exist', () => {
    const networks = services.flatMap(([, service]) => service.networks);
    expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
    const sources = services
      .flatMap(([, service]) => service.volumes)
      .map((volume) => volume.replace(/^\$\{\w+:-([^}]*)\}/, '$1').split(':')[0] ?? '');
    const files = sources.filter((source) => source.startsWith('.'));
    expect(files.filter((file) => !existsSync(join(deploy, file)))).toEqual([]);
    const volumes = sources.filter((source) => !source.startsWith('.'));
    expect(new Set(volumes)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it('pins each image to a version', () => {
    const images = services.map(([, { image }]) => image).filter((image) => !image.startsWith('${'));
    expect(images).toHaveLength(5);
    expect(images.filter((image) => !/^docker\.io\/[\w/-]+:\d[\w.-]*$/.test(image))).toEqual([]);
  });

  it('opens nothing to the network but the proxy, and the small site to its own machine', () => {
    const open = services.filter(([, { ports }]) => ports.length > 0);
    expect(namesOf(open)).toEqual(['aranya', 'caddy-small', 'caddy']);
    expect(compose.services['aranya']?.ports).toEqual(['${SITE_BIND:-127.0.0.1}:${SITE_PORT:-4200}:4200']);
  });

  it('keeps database, pictures and counts in a network that leads nowhere else', () => {
    expect(compose.networks['back']?.internal).toBe(true);
    const inside = services.filter(([, { networks }]) => !networks.includes('front'));
    expect(namesOf(inside)).toEqual(['postgres', 'store', 'valkey']);
  });

  it('gives Aranya no rights, no place to write but its volumes, and a restart', () => {
    expect(namesOf(ofAranya)).toEqual(['aranya', 'node-1', 'node-2']);
    for (const [, service] of ofAranya)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(services.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
  });

  it('checks the health of each service that another waits for', () => {
    const awaited = new Set(services.flatMap(([, service]) => service.depends_on));
    const byImage = namesOf(ofAranya);
    const unchecked = [...awaited].filter(
      (name) => compose.services[name]?.healthcheck === undefined && !byImage.includes(name),
    );
    expect(unchecked).toEqual([]);
  });

  it('waits longer for the end of a node than the node takes', () => {
    const [delay, grace] = [6, 30];
    expect(composeText).toContain(`SHUTDOWN_DELAY_SECONDS: '${delay}'`);
    expect(readLines('.env.example')).toContain(`SHUTDOWN_GRACE_SECONDS=${grace}`);
    for (const [, { stop_grace_period }] of ofAranya)
      expect(Number(stop_grace_period?.replace(/s$/, ''))).toBeGreaterThanOrEqual(delay + grace + 10);
  });
});

describe('settings', () => {
  it('are in .env.example if compose.yaml reads them', () => {
    expect(variables.filter((name) => !ofDeploy.includes(name))).toEqual([]);
  });

  it('are read by compose.yaml or by the API if they are in .env.example', () => {
    const known = ['COMPOSE_PROFILES', ...variables, ...ofTheApi];
    expect(ofDeploy.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('that a node gets are settings of the API, or keys of its S3 client', () => {
    const given = ofAranya.flatMap(([, { environment }]) => Object.keys(environment));
    expect(given).toContain('DATABASE_URL');
    const known = [...ofTheApi, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('hold no secret and no made-up one', () => {
    const secrets = readLines('tools/deploy/.env.example').filter((line) => /PASSWORD|SECRET|KEY/.test(line));
    expect(secrets).toEqual(['POSTGRES_PASSWORD=', 'STORE_ACCESS_KEY=', 'STORE_SECRET_KEY=']);
    expect(composeText).not.toMatch(/(PASSWORD|SECRET_KEY): (?!\$\{\w+:-\})/);
  });
});
