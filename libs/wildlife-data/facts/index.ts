export { checkNewPark, checkNewSpecies, sortedRange } from './new-records';
export { parseYaml, type YamlFile } from './yaml-file';
export {
  activityTimes,
  citesAppendices,
  measures,
  populationTrends,
  seas,
  signKinds,
  wildlifeActSchedules,
} from '../src/glance/glance.schema';
export { indianStates } from '../src/parks/indian-states';
