import type { PictureType } from '@aranya/contracts';

export type SniffedType = PictureType | 'image/heic' | 'image/svg+xml' | 'image/tiff' | 'image/bmp' | null;

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

export function sniffPictureType(bytes: Buffer): SniffedType {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'image/gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp') return sniffHeif(bytes);
  if (ascii(0, 4) === 'II*\0' || ascii(0, 4) === 'MM\0*') return 'image/tiff';
  if (ascii(0, 2) === 'BM') return 'image/bmp';
  if (/<svg[\s>]/i.test(ascii(0, 4096)) || /<!doctype svg/i.test(ascii(0, 4096))) return 'image/svg+xml';
  return null;
}

function sniffHeif(bytes: Buffer): SniffedType {
  const end = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4));
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif';
  return brands.some((brand) => HEIF_BRANDS.includes(brand)) ? 'image/heic' : null;
}

export function matchesDeclaredType(declared: string | undefined, sniffed: PictureType): boolean {
  const claim = (declared ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (claim === '' || claim === 'application/octet-stream') return true;
  return (claim === 'image/jpg' || claim === 'image/pjpeg' ? 'image/jpeg' : claim) === sniffed;
}
