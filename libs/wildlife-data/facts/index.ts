export { checkNewPark, checkNewSpecies } from './new-records';
export { parseYaml, type YamlFile } from './yaml-file';
