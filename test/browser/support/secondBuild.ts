import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copied = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'machines',
  'public',
  'scripts',
  'server',
  'src',
];

/** Another build of the application, of sources that differ. */
export interface SecondBuild {
  /** What starts its service. */
  readonly entry: string;
  readonly hash: string;
  readonly remove: () => Promise<void>;
}

/** What of the second build can be told apart in a page: `data-build` of the document. */
export const secondMark = 'second';

/** Copies the sources, changes what every page begins with, and builds them. Rejects when the build fails. */
export const buildSecond = async (): Promise<SecondBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-build-'));
  await Promise.all(copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await appendFile(
    join(folder, 'src/main.ts'),
    `\ndocument.documentElement.dataset['build'] = '${secondMark}';\n`,
  );
  // Where there is no history, a build is known by its version.
  const project = await readFile(join(folder, 'package.json'), 'utf8');
  await writeFile(join(folder, 'package.json'), project.replace(/"version": "[^"]*"/, '"version": "2.0.0"'));
  const building = spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('The second build failed.');
  const { hash } = JSON.parse(await readFile(join(folder, 'dist/version.json'), 'utf8'));
  return {
    entry: join(folder, 'server/main.ts'),
    hash,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
