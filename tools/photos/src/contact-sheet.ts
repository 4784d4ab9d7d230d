import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Photo } from '@aranya/wildlife-data';
import { escape } from 'html-escaper';
import { readRefusals } from './import-photos';
import { subjectPath, type Subject } from './subjects';

const STYLE = `body{font:15px/1.4 system-ui;margin:2rem;background:#f4efe4;color:#1d2a22}
ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1.5rem;list-style:none;padding:0}
figure{margin:0}.picture{position:relative}img{display:block;width:100%}
.focus{position:absolute;width:18px;height:18px;margin:-9px;border:3px solid #fff;border-radius:50%;box-shadow:0 0 0 2px #000}
code{background:#fff;padding:0 .3em}`;

function toFigure(photo: Photo, name: string): string {
  const { slug, focus, width, height, author, licence, source, title } = photo;
  const path = subjectPath(photo);
  return `<li><figure><div class="picture"><img loading="lazy" src="${path}/${photo.widths[0]}.webp" width="${width}" height="${height}" alt=""><span class="focus" style="left:${focus.x * 100}%;top:${focus.y * 100}%"></span></div>
<figcaption><strong>${escape(name)}</strong> <code>${escape(slug)}</code><br>${escape(author)}, ${escape(licence)}<br><a href="${escape(source)}">${escape(title)}</a></figcaption></figure></li>`;
}

export function writeContactSheet(folder: string, subjects: readonly Subject[]): string {
  const refusals = readRefusals(folder);
  const figures = subjects.flatMap((subject) => {
    const file = join(folder, subjectPath(subject), 'photo.json');
    return existsSync(file) ? toFigure(JSON.parse(readFileSync(file, 'utf8')) as Photo, subject.name) : [];
  });
  const refused = subjects.flatMap((subject) => {
    const reason = refusals[subjectPath(subject)];
    return reason === undefined ? [] : `<li>${escape(subject.name)}: ${escape(reason)}</li>`;
  });
  const file = join(folder, 'contact-sheet.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Photographs to review</title><style>${STYLE}</style>
<h1>Photographs to review</h1><p>The ring marks what a crop keeps. Accept all, or all but some:
<code>npx nx run photos:accept --except=slug,slug</code></p><ol>${figures.join('\n')}</ol>
<h2>Without a photograph</h2><ul>${refused.join('\n')}</ul></html>\n`,
  );
  return file;
}
