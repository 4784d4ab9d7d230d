import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compose, findComposeProblems, startedWith } from './compose-file';
import { deploy, readYaml } from './files';

const raw = readYaml('tools/deploy/monitoring/compose.monitoring.yaml');
const file = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string().optional(),
        profiles: z.array(z.string()).default([]),
        environment: z.record(z.string(), z.string()).default({}),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        networks: z.array(z.string()).default([]),
      }),
    ),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(raw);
const services = Object.entries(file.services);
const measured = services.filter(([, { image }]) => image === undefined).map(([name]) => name);
const sourcesOf = (volumes: string[]) => volumes.map((volume) => volume.split(':')[0] ?? '');

/** The targets in the file that Prometheus of this size mounts. */
function targetsOf(size: string): string[] {
  const volumes = sourcesOf(file.services[`prometheus-${size}`]?.volumes ?? []);
  const targets = volumes.find((source) => source.includes('targets')) ?? '';
  const groups = z.array(z.object({ targets: z.array(z.string()) }));
  return groups.parse(readYaml(join('tools/deploy', targets))).flatMap((group) => group.targets);
}

it('keeps to the Compose Specification', () => {
  expect(findComposeProblems(raw)).toEqual([]);
});

it('measures every service of compose.yaml that runs Aranya, and no other', () => {
  const nodes = Object.entries(compose.services).filter(([, { env_file }]) => env_file !== undefined);
  expect(measured).toEqual(nodes.map(([name]) => name));
});

it.each(['small', 'large'])('reads each node of the %s size at its port', (size) => {
  const started = startedWith(size).filter((name) => measured.includes(name));
  const ports = started.map((name) => `${name}:${file.services[name]?.environment['METRICS_PORT']}`);
  expect(started).not.toEqual([]);
  expect(targetsOf(size)).toEqual(ports);
  const watchers = services.filter(([, { profiles }]) => profiles.includes(size)).map(([name]) => name);
  expect(watchers).toEqual([`prometheus-${size}`, 'grafana']);
});

it('shares a network with the nodes, and opens Grafana to this machine alone', () => {
  for (const [name, { image, networks, ports }] of services) {
    if (image === undefined) continue;
    expect(networks).toEqual(['front']);
    expect(ports).toEqual(name === 'grafana' ? ['127.0.0.1:3000:3000'] : []);
    expect(image).toMatch(/^docker\.io\/[\w/-]+:v?\d[\w.-]*$/);
  }
  for (const name of measured) expect(compose.services[name]?.networks).toContain('front');
});

it('mounts files that exist and volumes that it declares', () => {
  const sources = services.flatMap(([, { volumes }]) => sourcesOf(volumes));
  const files = sources.filter((source) => source.startsWith('.'));
  expect(files.filter((source) => !existsSync(join(deploy, source)))).toEqual([]);
  const volumes = sources.filter((source) => !source.startsWith('.'));
  expect(new Set(volumes)).toEqual(new Set(Object.keys(file.volumes)));
});
