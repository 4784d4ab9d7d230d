import makeDataTemplate from '../support/global-setup';
import { engines } from './engines';

export default async function setUp(): Promise<() => Promise<void>> {
  for (const { title, packages, version } of Object.values(engines)) {
    const found = await version();
    console.log(
      found ? `${title}: ${found}` : `${title} is skipped: it needs ${packages}, not installed here.`,
    );
  }
  return makeDataTemplate();
}
