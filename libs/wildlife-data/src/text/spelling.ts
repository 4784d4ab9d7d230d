// eslint-disable-next-line @nx/enforce-module-boundaries -- configurations of builds load these files without TypeScript's paths
export { foldSpelling, foldText, withDottedNasals } from '../../../contracts/src/common/spelling';
