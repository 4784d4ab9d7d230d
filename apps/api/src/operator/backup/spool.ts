import { type FileHandle, open, rm } from 'node:fs/promises';

export interface Spooled {
  offset: number;
  size: number;
}

/** A nameless file for a snapshot's tables: nothing stays when the process is killed. */
export class Spool {
  private end = 0;

  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
  ) {}

  /** @param path is free again at once, except on Windows */
  static async open(path: string): Promise<Spool> {
    await rm(path, { force: true });
    const handle = await open(path, 'wx+', 0o600);
    await rm(path).catch(() => undefined);
    return new Spool(handle, path);
  }

  async append(bytes: Buffer): Promise<Spooled> {
    const offset = this.end;
    for (let done = 0; done < bytes.length;)
      done += (await this.handle.write(bytes, done, bytes.length - done, offset + done)).bytesWritten;
    this.end += bytes.length;
    return { offset, size: bytes.length };
  }

  async read({ offset, size }: Spooled): Promise<Buffer> {
    const bytes = Buffer.alloc(size);
    for (let done = 0; done < size;) {
      const { bytesRead } = await this.handle.read(bytes, done, size - done, offset + done);
      if (bytesRead === 0) throw new Error('The spooled tables are cut off.');
      done += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.handle.close();
    await rm(this.path, { force: true });
  }
}
