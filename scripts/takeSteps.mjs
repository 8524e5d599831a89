import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files below a folder that a builder of images is sent: what git has or would have, and `.dockerignore` lets through. */
function filesSent(root) {
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const through = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => through.some((path) => file === path || file.startsWith(`${path}/`)))
    .filter((file) => existsSync(join(root, file)));
}

/** Where a file comes to when a path that it is, or is below, is copied to a target. */
function placeOf(file, source, target, isFolder) {
  if (source === '.') return join(target, file);
  if (file === source) return isFolder ? join(target, basename(file)) : target;
  return join(target, file.slice(source.length));
}

function copy({ root, folder, stage }, { options: { from }, words }) {
  const [to, ...sources] = words.toReversed();
  const target = join(to.startsWith('/') ? stage.root : stage.folder, to);
  for (const source of sources.toReversed()) {
    if (from !== undefined) {
      const made = join(folder, from, source);
      const isInto = to.endsWith('/') && !statSync(made).isDirectory();
      const place = isInto ? join(target, basename(source)) : target;
      cpSync(made, place, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files = filesSent(root).filter(
      (file) => source === '.' || file === source || file.startsWith(`${source}/`),
    );
    if (files.length === 0)
      throw new Error(`The Containerfile copies ${source}, which is not sent to the build.`);
    for (const file of files) cpSync(join(root, file), placeOf(file, source, target, to.endsWith('/')));
  }
}

/**
 * Takes the steps of a Containerfile's stages as far as they make files, each in a folder of its own below `folder`, on this machine
 * instead of the images they begin with. What is run there is given `variables`. Gives the root of the last stage, and the folder that it works in.
 */
export function takeSteps(stages, { root, folder, variables }) {
  let stage;
  for (const { name: stageName, instructions } of stages) {
    const place = join(folder, stageName || 'image');
    stage = { root: place, folder: place };
    mkdirSync(place, { recursive: true });
    for (const instruction of instructions) {
      const { name, words, text } = instruction;
      if (name === 'COPY') copy({ root, folder, stage }, instruction);
      if (name === 'WORKDIR') {
        stage.folder = join(stage.root, words[0]);
        mkdirSync(stage.folder, { recursive: true });
      }
      if (name === 'RUN') {
        const env = { ...process.env, ...variables };
        execFileSync('sh', ['-c', text], { cwd: stage.folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
      }
    }
  }
  return stage;
}
