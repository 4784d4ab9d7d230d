import type { Plugin } from 'vite';

const SUMMARY = /\b(?:summary|description):\s*(['"`]).*?\1,/g;
const FIELD = /\s*\.meta\(\{ description: (['"`]).*?\1 \}\)/g;

/** Leaves out of the contract what it says about calls and fields, which only the API's own description tells. */
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
