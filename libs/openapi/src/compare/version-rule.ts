/** @throws Error unless it is like 1.2.3 */
function parseVersion(version: string): [number, number, number] {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/.exec(version);
  if (found === null) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** A greater major may break apps, before 1.0.0 a greater minor. */
export function allowsBreaking(released: string, current: string): boolean {
  const [oldMajor, oldMinor] = parseVersion(released);
  const [major, minor] = parseVersion(current);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

export function nextBreaking(released: string): string {
  const [major, minor] = parseVersion(released);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}
