import { ApiProcess, type ApiOptions } from './api-process';
import { createServerDatabase, type ServerDatabase } from './database';
import { type Issuer, startIssuer } from './issuer';

export const onServer = Boolean(process.env['TEST_DATABASE_URL']);

interface InstallOptions extends Partial<ApiOptions> {
  /** The API's port to the database, if not the server's own. */
  databasePort?: number;
}

export interface Installation {
  issuer: Issuer;
  api: ApiProcess;
  /** Null on the embedded engine. */
  database: ServerDatabase | null;
  /** Ends everything and deletes its data. */
  remove(): Promise<void>;
}

/** A started API with an issuer and an empty database of its own. Remove it in afterAll. */
export async function install({ databasePort, ...options }: InstallOptions = {}): Promise<Installation> {
  const issuer = await startIssuer();
  const database = onServer ? await createServerDatabase() : null;
  const url = database === null ? null : new URL(database.url);
  if (url !== null && databasePort !== undefined) url.host = `127.0.0.1:${databasePort}`;
  const api = await ApiProcess.start({
    issuer: issuer.url,
    ...(url === null ? {} : { databaseUrl: url.href }),
    ...options,
  });
  return {
    issuer,
    api,
    database,
    remove: async () => {
      await api.remove();
      await database?.remove();
      await issuer.close();
    },
  };
}
