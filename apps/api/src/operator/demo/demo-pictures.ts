import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { roster } from '@aranya/wildlife-data';
import sharp from 'sharp';
import { type CleanPicture, cleanPicture } from '../../platform/media/pictures';

export function createDemoPictures(artFolder: string) {
  const rendered = new Map<string, Promise<CleanPicture>>();
  return {
    /**
     * @param name such as `field/bengal-tiger`
     * @param width in pixels
     */
    picture(name: string, width: number): Promise<CleanPicture> {
      const known = rendered.get(name);
      if (known) return known;
      const made = readFile(path.join(artFolder, `${name}.svg`))
        .then((svg) => sharp(svg).resize({ width }).png({ compressionLevel: 1 }).toBuffer())
        .then((bytes) => cleanPicture({ bytes }, 'demo'));
      rendered.set(name, made);
      return made;
    },
  };
}

export function demoAlt(name: string): string {
  const slug = name.split('/')[1] ?? name;
  const animal = roster.find((entry) => entry.slug === slug);
  return `Illustration: ${animal?.name ?? slug.replaceAll('-', ' ')}`;
}
