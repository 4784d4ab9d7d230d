import { limits, pictureTypes } from '@aranya/contracts';

/** For `accept` attributes. */
export const acceptedPictures = pictureTypes.join(',');

const megabytes = limits.imageBytes / 1024 / 1024;

/** Returns why a file is refused, or null; the API checks contents. */
export function pictureRefusal(file: File): string | null {
  if (!file.type.startsWith('image/')) return `${file.name} is not a picture.`;
  if (!(pictureTypes as readonly string[]).includes(file.type)) {
    return `${file.name} cannot be used here. Choose a JPEG, PNG, WebP, GIF or AVIF picture.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > limits.imageBytes) return `${file.name} is larger than ${megabytes} MB.`;
  return null;
}
