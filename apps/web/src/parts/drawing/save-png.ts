import { saveFile } from '../../lib/save-file';

const WIDTH = 2000;

/**
 * Saves a drawing as a PNG 2,000 pixels wide, by day in any theme.
 * @throws if it cannot be loaded or painted
 */
export async function savePng(address: string, name: string): Promise<void> {
  const drawing = await (await fetch(address)).text();
  const picture = new Image();
  // Without its style, which holds its night.
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<style>.*<\/style>/, ''))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const height = (WIDTH * picture.height) / picture.width;
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!file) throw new Error(`The drawing ${address} could not be painted.`);
  saveFile(file, name);
}
