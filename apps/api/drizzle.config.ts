import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config apps/api/drizzle.config.ts --name what-changes`, from the workspace root. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/api/src/platform/db/schema/index.ts', './libs/identity/src/db/schema.ts'],
  out: './apps/api/src/platform/db/migrations',
});
