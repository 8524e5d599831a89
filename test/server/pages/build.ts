import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const chunks = {
  'index.html': { file: 'static/index.js', imports: ['_logic.js'], css: ['static/index.css'] },
  '_logic.js': { file: 'static/logic.js', name: 'logic' },
  '_flow.js': { file: 'static/flow.js', name: 'flow', imports: ['_logic.js'] },
  '_car.js': { file: 'static/car.js', name: 'car', imports: ['_flow.js'] },
  '_view.js': { file: 'static/view.js', name: 'view', imports: ['_logic.js'], css: ['static/view.css'] },
  '_frame.js': { file: 'static/frame.js', name: 'frame', imports: ['_view.js', '_flow.js'] },
  '_life.js': { file: 'static/life.js', name: 'life', imports: ['_flow.js'] },
  '_Index.js': { file: 'static/Index.js', name: 'Index', imports: ['_frame.js'] },
  'src/pages/PlainPage.tsx': { file: 'static/PlainPage.js', imports: ['_frame.js'] },
  'src/pages/car/ChooseEvent.tsx': { file: 'static/ChooseEvent.js', imports: ['_frame.js'] },
  'src/early/early.ts': { file: 'static/early.js' },
};

const template = `<!doctype html>
<html lang="cs">
  <head>
    <title>Hláška</title>
    <link rel="stylesheet" href="/static/index.css" />
  </head>
  <body>
    <div id="root">
      <div class="loading"><p>Načítáme…</p></div>
    </div>
    <noscript><p>Hlášení potřebuje JavaScript.</p></noscript>
    <script type="module" src="/static/index.js"></script>
  </body>
</html>`;

/** A folder with a build as small as it can be, finished where it says what it was made from. */
export async function aBuild({ isFinished = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'index.html'), template);
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  await writeFile(join(folder, 'static/index.css'), '.loading{color:red}');
  await writeFile(
    join(folder, 'static/view.css'),
    'h1{color:green;font-family:"Its Own", serif}.elsewhere{color:blue}@font-face{font-family:Its Own;src:url(a)}',
  );
  await writeFile(join(folder, 'static/early.js'), 'window.early={};');
  if (isFinished) await writeFile(join(folder, '.sources'), 'made from this');
  return folder;
}
