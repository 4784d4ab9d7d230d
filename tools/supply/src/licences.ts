import { isProduction, lockedPackages, type Lockfile, nameOf } from './workspace-files';

/** SPDX ids that production dependencies may have. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Other licences, each for the packages that were looked at. */
export const exceptions: readonly { packages: RegExp; licence: string; reason: string }[] = [
  {
    packages: /^web-push$/,
    licence: 'MPL-2.0',
    reason: 'asks for the source of its own files alone, which are unchanged',
  },
  {
    packages: /^@img\/sharp-(?:libvips-|win32-|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a library of its own beside sharp, unchanged and replaceable',
  },
  {
    packages: /^(?:@react-leaflet\/core|react-leaflet)$/,
    licence: 'Hippocratic-2.1',
    reason: 'forbids uses that violate human rights; not an OSI licence',
  },
];

export interface PackageLicence {
  name: string;
  version: string;
  licence: string;
}

/** Each version of each package that is installed without development dependencies, by name. */
export function productionLicences(lockfile: Lockfile): PackageLicence[] {
  const production = lockedPackages(lockfile).filter(([, locked]) => isProduction(locked));
  const byVersion = new Map(
    production.map(([location, { version = '', license = 'none' }]) => {
      const name = nameOf(location);
      return [`${name}@${version}`, { name, version, licence: license }];
    }),
  );
  return [...byVersion.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

function mayUse(name: string, id: string): boolean {
  return (
    allowedLicences.includes(id) ||
    exceptions.some(({ packages, licence }) => licence === id && packages.test(name))
  );
}

/** Of `A OR B` one has to be allowed, of `A AND B` both. */
function isAllowed({ name, licence }: PackageLicence): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((id) => mayUse(name, id)));
}

export function licenceProblems(packages: readonly PackageLicence[]): string[] {
  return packages
    .filter((each) => !isAllowed(each))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence}.`);
}

/** In Markdown, by licence. */
export function licencesPage(packages: readonly PackageLicence[]): string {
  const byLicence = new Map<string, PackageLicence[]>();
  for (const each of packages) byLicence.set(each.licence, [...(byLicence.get(each.licence) ?? []), each]);
  const sections = [...byLicence.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, those]) => {
      const rows = those.map(({ name, version }) => `- ${name} ${version}`);
      return `## ${licence}\n\n${rows.join('\n')}\n`;
    });
  const notes = exceptions.map(({ licence, reason }) => `- ${licence}: ${reason}.`);
  return `# Licences of production dependencies

${packages.length} packages, those for other platforms included. Allowed: ${allowedLicences.join(', ')}. Besides, for single packages:

${notes.join('\n')}

${sections.join('\n')}`;
}
