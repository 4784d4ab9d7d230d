import type { Db } from '../../platform/db/types';

export interface Interrupted {
  mediaUrl: string;
}

export interface RestoreTarget {
  interrupted: Interrupted | null;
  /**
   * From now on the site refuses to start.
   * @returns a connection to a database whose content may be dropped
   */
  begin(attempt: Interrupted): Promise<Db>;
  migrate(): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}
