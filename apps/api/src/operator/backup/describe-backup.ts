import type { Manifest } from './format';

const MAX_NAMED = 20;

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

function warning(what: string, keys: readonly string[]): string[] {
  if (keys.length === 0) return [];
  const named = [...keys.slice(0, MAX_NAMED), ...(keys.length > MAX_NAMED ? ['…'] : [])];
  return [`Warning: ${count(keys.length, 'picture')} ${what}:\n  ${named.join('\n  ')}`];
}

export function describeBackup(manifest: Manifest): string {
  const { aranyaVersion, createdAt, engine, migration, tables, pictures } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const countRows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    `Aranya ${aranyaVersion} at migration ${migration.number}, ${createdAt}, from ${
      engine === 'embedded' ? 'the embedded database' : 'a PostgreSQL server'
    }:`,
    `${count(rows, 'row')} in ${count(tables.length, 'table')} (${count(countRows('users'), 'member')}, ` +
      `${count(countRows('posts'), 'post')}, ${count(countRows('messages'), 'message')}), ` +
      `${count(pictures.count, 'picture')} of ${pictures.bytes} bytes.`,
    ...warning('that the database names are not in the store', pictures.missing),
    ...warning('in the store are damaged and were not copied', pictures.damaged),
  ].join('\n');
}
