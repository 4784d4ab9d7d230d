import { defineConfig } from 'drizzle-kit';

/**
 * From the workspace root, by tsx, which finds our libraries:
 * `npx tsx --tsconfig apps/api/tsconfig.json node_modules/drizzle-kit/bin.cjs generate --config apps/api/drizzle.config.ts --name what-changes`
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/api/src/platform/db/schema/index.ts', './libs/identity/src/db/schema.ts'],
  out: './apps/api/src/platform/db/migrations',
});
