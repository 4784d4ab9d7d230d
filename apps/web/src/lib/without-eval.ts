declare global {
  /** Where zod keeps its settings; read when zod is first loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from trying whether it may compile code: the pages' policy forbids it, and the browser reports each attempt
 * as a breach although zod goes on without. To be called before anything that loads zod; `z.config` would load it.
 */
export function withoutEval(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
}
