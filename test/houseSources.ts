import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders that the product is made of. */
export const folders = ['machines', 'server', 'src'];

/** The files of some folders whose paths fit, by name; what npm puts there is not ours. */
export const filesOf = (from: readonly string[], pattern: RegExp): string[] =>
  from
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
    )
    .filter((file) => pattern.test(file) && !file.includes('node_modules/'))
    .toSorted();

/** The text of every code file of the product. */
export const sources = new Map(
  filesOf(folders, /\.(ts|tsx)$/).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** One line that imports. */
export interface Import {
  readonly from: string;
  /** A file of the project or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly isLazy: boolean;
  readonly isType: boolean;
}

/** The text without its comments. */
export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const importsOf = (from: string, text: string): readonly Import[] => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const fixed = [
    ...code.matchAll(/^(?:import|export)\b(\s+type\b)?(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm),
  ].map(([, type, to]) => ({ to: to ?? '', isLazy: false, isType: type !== undefined }));
  const lazy = [...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, to]) => ({
    to: to ?? '',
    isLazy: true,
    isType: false,
  }));
  return [...fixed, ...lazy].map((line) => {
    const isPackage = !/^[.#]/.test(line.to);
    return { ...line, from, to: isPackage ? packageOf(line.to) : fileOf(from, line.to), isPackage };
  });
};

/** The file that is imported, from the root of the project: `#machines/x.ts` names it from there, `./x.ts` from beside. */
const fileOf = (from: string, specifier: string): string =>
  specifier.startsWith('#')
    ? specifier.slice(1)
    : normalize(join(dirname(from), specifier)).replaceAll('\\', '/');

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What every file imports. */
export const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));

/** Everything a file reaches through the imports that count, each with the shortest way there. */
export const reach = (start: string, counts: (line: Import) => boolean): Map<string, string[]> => {
  const chains = new Map<string, string[]>();
  const queue = [[start]];
  for (let chain = queue.shift(); chain !== undefined; chain = queue.shift()) {
    for (const line of imports.get(chain.at(-1) ?? '') ?? []) {
      if (!counts(line) || chains.has(line.to)) continue;
      chains.set(line.to, [...chain, line.to]);
      if (!line.isPackage) queue.push([...chain, line.to]);
    }
  }
  return chains;
};

/** The files among some whose code, without comments, contains certain words. */
export const filesSaying = (files: RegExp, words: RegExp): string[] =>
  [...sources]
    .filter(([file, text]) => files.test(file) && words.test(withoutComments(text)))
    .map(([file]) => file);
