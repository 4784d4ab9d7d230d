import { limits, pictureTypes } from '@aranya/contracts';
import { m } from './language/messages';

/** For `accept` attributes. */
export const acceptedPictures = pictureTypes.join(',');

const megabytes = limits.imageBytes / 1024 / 1024;

/** Returns why a file is refused, or null; the API checks contents. */
export function pictureRefusal(file: File): string | null {
  if (!file.type.startsWith('image/')) return m.picture_file_none({ file: file.name });
  if (!(pictureTypes as readonly string[]).includes(file.type)) {
    return m.picture_file_type({ file: file.name });
  }
  if (file.size === 0) return m.picture_file_empty({ file: file.name });
  if (file.size > limits.imageBytes) return m.picture_file_large({ file: file.name, size: megabytes });
  return null;
}
