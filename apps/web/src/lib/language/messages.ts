// eslint-disable-next-line @nx/enforce-module-boundaries -- browsers have another file of them: package.json
export * as m from '#messages';
