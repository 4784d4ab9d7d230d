import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { ArchiveError } from './backup-error';

/**
 * Magic, salt, then blocks of up to 64 KiB by AES-256-GCM. A block's nonce holds its number and whether it is
 * the last, so that blocks cannot be cut off, left out or reordered.
 */
export const MAGIC = Buffer.from('ARANYA-ENCRYPTED-BACKUP-1\n');

const SALT_BYTES = 16;
const BLOCK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = BLOCK_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';
/** 64 MiB of memory, some tenths of a second. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const deriveKey = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase, salt, 32, COST, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

function makeNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function seal(key: Buffer, block: Buffer, number: number, isLast: boolean): Buffer {
  const cipher = createCipheriv(CIPHER, key, makeNonce(number, isLast));
  return Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
}

/** Null unless the key, the number and the end are right. */
function unseal(key: Buffer, sealed: Buffer, number: number, isLast: boolean): Buffer | null {
  const end = sealed.length - TAG_BYTES;
  if (end < 0) return null;
  const decipher = createDecipheriv(CIPHER, key, makeNonce(number, isLast));
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Blocks of exactly `size` bytes, and a last one of 0 to `size`. */
async function* splitBlocks(source: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes <= size) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > size; all = all.subarray(size)) yield { block: all.subarray(0, size), isLast: false };
    waiting = [all];
    bytes = all.length;
  }
  yield { block: Buffer.concat(waiting), isLast: true };
}

export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(passphrase, salt);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  for await (const { block, isLast } of splitBlocks(source, BLOCK_BYTES))
    yield seal(key, block, number++, isLast);
}

/**
 * @param source after the magic
 * @throws ArchiveError for a wrong passphrase and for changed bytes
 */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let key: Buffer | undefined;
  let number = 0;
  const sealedBlocks = async function* () {
    let head = Buffer.alloc(0);
    for await (const chunk of source) {
      if (key !== undefined) yield chunk;
      else {
        head = Buffer.concat([head, chunk]);
        if (head.length < SALT_BYTES) continue;
        key = await deriveKey(passphrase, head.subarray(0, SALT_BYTES));
        yield head.subarray(SALT_BYTES);
      }
    }
  };
  for await (const { block, isLast } of splitBlocks(sealedBlocks(), SEALED_BYTES)) {
    const plain = key && unseal(key, block, number, isLast);
    if (!plain) {
      throw new ArchiveError(
        number === 0
          ? 'The passphrase is wrong, or the backup is damaged.'
          : 'The backup is cut off or damaged.',
      );
    }
    number += 1;
    yield plain;
  }
}
