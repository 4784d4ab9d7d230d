import type { Plugin } from 'vite';

const SUMMARY = /\bsummary:\s*(['"`]).*?\1,/g;

/** Leaves out of the contract what it says about each call, which only the API's own description tells. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /libs\/contracts\/src\/.*\.contract\.ts$/ },
      handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }),
    },
  };
}
