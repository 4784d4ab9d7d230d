/** Names a plugin: Fastify compares one without a name with every module that is loaded, to name it after its file. */
export function namedPlugin<Plugin extends object>(name: string, plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
