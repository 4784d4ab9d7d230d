import Ajv from 'ajv';
import { z } from 'zod';
import { read, readYaml } from './files';

const FILE = 'tools/deploy/compose.yaml';
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(read('tools/deploy/test/compose.schema.json')) as object,
);

/** @returns the problems of a Compose file by its schema */
export function findComposeProblems(file: unknown): string[] {
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  );
}

const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.unknown())])
    .default([])
    .transform((services) => (Array.isArray(services) ? services : Object.keys(services))),
  healthcheck: z.unknown().optional(),
  restart: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  user: z.string().optional(),
  stop_grace_period: z.string().optional(),
});

export type Service = z.infer<typeof serviceSchema>;

const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  volumes: z.record(z.string(), z.unknown()),
});

export const rawCompose = readYaml(FILE);
export const composeText = read(FILE);
export const compose = fileSchema.parse(rawCompose);

export const variables = [
  ...new Set([...composeText.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name)),
];

export function startedWith(...profiles: string[]): string[] {
  return Object.entries(compose.services)
    .filter(([, service]) => service.profiles.some((profile) => profiles.includes(profile)))
    .map(([name]) => name);
}
