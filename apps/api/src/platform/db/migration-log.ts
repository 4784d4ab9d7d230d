import { sql } from 'drizzle-orm';

export const MIGRATION_LOG = { migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' };

const { migrationsSchema, migrationsTable } = MIGRATION_LOG;

export const migrationSchema = sql.identifier(migrationsSchema);
export const migrationLog = sql`${migrationSchema}.${sql.identifier(migrationsTable)}`;
