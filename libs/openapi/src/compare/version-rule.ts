/** Numbers of a version such as 1.2.3. @throws Error for anything else */
function numbersOf(version: string): [number, number, number] {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/.exec(version);
  if (found === null) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** Apps may break with a greater major, or before 1.0.0 with a greater minor. */
export function allowsBreaking(released: string, current: string): boolean {
  const [oldMajor, oldMinor] = numbersOf(released);
  const [major, minor] = numbersOf(current);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

/** The least version for a breaking change. */
export function nextBreaking(released: string): string {
  const [major, minor] = numbersOf(released);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}
