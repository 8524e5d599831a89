import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { relative, join } from 'node:path';
import { screenshotFolder } from './screenshot.ts';

/** After a run: screenshots/index.html shows every picture taken, folder by folder. */
export default async function writeScreenshotIndex(): Promise<void> {
  if (!existsSync(screenshotFolder)) return;
  const entries = await readdir(screenshotFolder, { recursive: true, withFileTypes: true });
  const pictures = entries
    .filter((entry) => entry.name.endsWith('.png'))
    .map((entry) => relative(screenshotFolder, join(entry.parentPath, entry.name)))
    .toSorted();
  const groups = Map.groupBy(pictures, (picture) => picture.split('/').slice(0, -1).join(' / '));
  const sections = [...groups].map(
    ([group, members]) => `<h2>${group}</h2><div>${members.map(figure).join('')}</div>`,
  );
  await writeFile(join(screenshotFolder, 'index.html'), `${head}${sections.join('')}`);
}

const head = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body { font-family: system-ui; margin: 24px } div { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; width: 320px } img { width: 100%; border: 1px solid #ccc }</style><h1>Screenshots</h1>`;

const figure = (picture: string) =>
  `<figure><a href="${picture}"><img src="${picture}" loading="lazy" alt=""></a><figcaption>${picture}</figcaption></figure>`;
