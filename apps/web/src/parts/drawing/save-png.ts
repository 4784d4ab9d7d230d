import { saveFile } from '../../lib/save-file';

const WIDTH = 2000;

/**
 * Saves a drawing as a PNG 2,000 pixels wide.
 * @throws if it cannot be loaded or painted
 */
export async function savePng(address: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!file) throw new Error(`The drawing ${address} could not be painted.`);
  saveFile(file, name);
}
