// eslint-disable-next-line @nx/enforce-module-boundaries -- the configurations of the build read this without aliases
export { foldSpelling, withDottedNasals } from '../../../contracts/src/common/spelling';
