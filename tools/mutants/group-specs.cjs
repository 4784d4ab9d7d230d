/** The specs share a registry, because each mutant loads them all anew. */
const { readdirSync } = require('node:fs');
const path = require('node:path');
const preset = require('../../jest.preset.cjs');
const { groups } = require('./groups.cjs');

const root = path.join(__dirname, '../..');
const { folders, specs, project } = groups[process.env.MUTANTS_GROUP];
const after = project
  ? require(path.join(root, project, 'jest.config.cjs')).setupFilesAfterEnv.map((file) =>
      file.replace('<rootDir>', path.join(root, project)),
    )
  : preset.setupFilesAfterEnv;
const bundles = path.join(root, 'tools/workspace/jest/bundles');

const files = folders
  .map((folder) => path.join(root, folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)))
  .filter((file) => specs.test(file))
  .sort();

module.exports = {
  ...preset,
  rootDir: root,
  roots: [bundles],
  testEnvironment: path.join(__dirname, 'first-failure.cjs'),
  setupFilesAfterEnv: after,
  testMatch: [path.join(bundles, '1.bundle.cjs')],
  globals: { specBundles: [files], specFolder: root },
  testTimeout: 60_000,
};
