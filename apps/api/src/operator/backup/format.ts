import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isMediaKey } from '../../platform/media/media-store';
import { ArchiveError } from './backup-error';

/** Raised with each change that older versions cannot read. */
export const FORMAT_VERSION = 1;

export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';
/** The last member: a file without it was cut off. */
export const MANIFEST_SUM = 'manifest.sha256';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const countSchema = z.number().int().nonnegative();

const KIB = 1024;
const MIB = KIB * KIB;

/** In bytes: how much a reader takes into memory, above all that is written. */
export const bounds = {
  row: 8 * MIB,
  /** Unpacked rows of a part, which closes after the row that exceeds 1 MiB of characters. */
  part: 16 * MIB,
  /** Unpacked rows of all parts: people's rows shrink to about a fifth, zeros to a thousandth. */
  unpacked: (packed: number) => 64 * MIB + 100 * packed,
};

/**
 * A member's largest size in bytes.
 * @param before how many members precede it
 */
export function maxMemberBytes(member: string, before: number): number {
  if (member === HEADER || member === MANIFEST_SUM) return 64 * KIB;
  if (member === MANIFEST) return 64 * MIB + before * KIB;
  return memberTable(member) === null ? 32 * MIB : bounds.part;
}

/** As `z.array`, but stops at the first error, so that a list of errors takes no memory. */
const strictList = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((items, context) => {
    const valid: z.output<Item>[] = [];
    for (const given of items) {
      const { success, data } = item.safeParse(given);
      if (!success) {
        context.addIssue('An entry of the list is wrong.');
        return z.NEVER;
      }
      valid.push(data);
    }
    return valid;
  });

/** Says what the file is before the rest is read. */
const headerSchema = z.object({
  format: z.literal('aranya-backup'),
  version: z.number().int().positive(),
  aranyaVersion: z.string(),
  createdAt: z.iso.datetime(),
});

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of each row's values, without generated columns. */
  columns: strictList(z.string()),
  rows: countSchema,
  sha256: sha256Schema,
});

const memberSchema = z.object({
  name: z.string(),
  size: countSchema,
  sha256: sha256Schema,
  /** Removed between its copy and the snapshot. */
  unused: z.literal(true).optional(),
});

const manifestSchema = headerSchema.extend({
  engine: z.enum(['embedded', 'server']),
  /** The number of migrations that ran, and the SHA-256 of the last file. */
  migration: z.object({ number: z.number().int().positive(), sha256: sha256Schema }),
  tables: strictList(tableSchema),
  leftOut: strictList(z.object({ table: z.string(), reason: z.string() })),
  sequences: strictList(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  pictures: z.object({
    count: countSchema,
    bytes: countSchema,
    missing: strictList(z.string()),
    /** Keys whose bytes did not match their hash; not copied. */
    damaged: strictList(z.string()),
  }),
  members: strictList(memberSchema),
});

export type Header = z.infer<typeof headerSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = Manifest['tables'][number];
export type ManifestMember = Manifest['members'][number];

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

const PICTURES = 'pictures/';
const TABLE_PART = /^tables\/([a-z_][a-z0-9_]*)\.([a-z_][a-z0-9_]*)\/\d{6}\.ndjson\.gz$/;

export const pictureMember = (key: string) => `${PICTURES}${key}`;

export const tableMember = (schema: string, name: string, part: number) =>
  `tables/${schema}.${name}/${String(part).padStart(6, '0')}.ndjson.gz`;

/** Null for another member. */
export function memberPicture(member: string): string | null {
  const key = member.slice(PICTURES.length);
  return member.startsWith(PICTURES) && isMediaKey(key) ? key : null;
}

/** `schema.name`; null for another member. */
export function memberTable(member: string): string | null {
  const [, schema, name] = TABLE_PART.exec(member) ?? [];
  return name === undefined ? null : `${schema}.${name}`;
}

/** No name leads out of a folder, and nothing is written under a member's name. */
export const isMemberName = (name: string) =>
  [HEADER, MANIFEST, MANIFEST_SUM].includes(name) ||
  memberPicture(name) !== null ||
  memberTable(name) !== null;

export const manifestSum = (manifest: Buffer) => `${sha256(manifest)}  ${MANIFEST}\n`;

/** @throws ArchiveError */
export function parseHeader(bytes: Buffer): Header {
  const header = headerSchema.safeParse(parseJson(bytes));
  if (!header.success) throw new ArchiveError('This file is not a backup of Aranya.');
  const { version, aranyaVersion } = header.data;
  if (version > FORMAT_VERSION) {
    throw new ArchiveError(
      `This backup has format ${version}, made by Aranya ${aranyaVersion}; this version reads up to ${FORMAT_VERSION}. Use a newer one.`,
    );
  }
  return header.data;
}

/** @throws ArchiveError */
export function parseManifest(bytes: Buffer): Manifest {
  const manifest = manifestSchema.safeParse(parseJson(bytes));
  if (!manifest.success) throw new ArchiveError('The manifest of this backup cannot be read.');
  return manifest.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
