import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPeople } from './demo-people';

const pictureNames = [
  ...new Set(
    demoPeople.flatMap((person) => [
      `avatars/${person.avatar}`,
      `scenes/${person.cover}`,
      ...person.posts.flatMap(([, , ...names]) => names),
    ]),
  ),
];

export async function drawPictures(folder: string): Promise<void> {
  for (const part of ['field', 'avatars', 'scenes']) await mkdir(path.join(folder, part));
  for (const [index, name] of pictureNames.entries()) {
    const colour = `#${(index * 9973).toString(16).padStart(6, '0').slice(-6)}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`;
    await writeFile(path.join(folder, `${name}.svg`), svg);
  }
}
