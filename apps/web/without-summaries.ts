import type { Plugin } from 'vite';

const SUMMARY = /\b(?:summary|description):\s*(['"`]).*?\1,/g;
const FIELD = /\s*\.meta\(\{ description: (['"`]).*?\1 \}\)/g;

/** Removes the contract's descriptions of calls and fields, which only the API's documentation needs. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /libs\/contracts\/src\/.*\.(?:contract|schemas)\.ts$/ },
      handler: (code) => ({ code: code.replace(SUMMARY, '').replace(FIELD, ''), map: null }),
    },
  };
}
