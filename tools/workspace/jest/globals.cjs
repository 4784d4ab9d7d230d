/** jsdom lacks these. */
const util = require('node:util');
const streams = require('node:stream/web');

const missing = {
  TextEncoder: util.TextEncoder,
  TextDecoder: util.TextDecoder,
  ReadableStream: streams.ReadableStream,
  WritableStream: streams.WritableStream,
  TransformStream: streams.TransformStream,
};
for (const [name, value] of Object.entries(missing)) globalThis[name] ??= value;
globalThis.CSS ??= {
  escape: (text) => String(text).replace(/[^\w-]/g, (c) => `\\${c}`),
  supports: () => false,
};
