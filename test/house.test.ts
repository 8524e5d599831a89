import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { flows } from '../machines/flows/index.ts';
import { views } from '../src/app/views.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The layers from bottom to top: what each may import besides itself. `texts` and `style` are data. */
const mayImport = {
  'machines/texts': [],
  'machines/claim': [],
  'machines/service': ['machines/claim'],
  'machines/actors': ['machines/claim', 'machines/service'],
  'machines/flow': ['machines/claim', 'machines/service', 'machines/actors'],
  'machines/flows': ['machines/claim', 'machines/service', 'machines/actors', 'machines/flow'],
  server: ['machines'],
  'src/style': [],
  'src/i18n': ['machines', 'src/style'],
  'src/layout': ['machines', 'src/style', 'src/i18n'],
  'src/forms': ['machines', 'src/style', 'src/i18n', 'src/layout'],
  'src/codelists': ['machines', 'src/style', 'src/i18n'],
  // It fills the ports of texts and codelists.
  'src/service': ['machines', 'src/i18n', 'src/codelists'],
  'src/fields': ['machines', 'src/style', 'src/i18n', 'src/layout', 'src/forms', 'src/codelists'],
  'src/pages': [
    'machines',
    'src/style',
    'src/i18n',
    'src/layout',
    'src/forms',
    'src/codelists',
    'src/fields',
  ],
  'src/inspect': [
    'machines',
    'src/style',
    'src/i18n',
    'src/layout',
    'src/forms',
    'src/codelists',
    'src/fields',
    'src/pages',
  ],
  'src/app': ['machines', 'src'],
  'src/main': ['machines', 'src'],
} satisfies Record<string, string[]>;

type Layer = keyof typeof mayImport;

const folders = ['machines', 'server', 'src'];
const sources = new Map(
  filesOf(folders, /\.(ts|tsx)$/).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const code = [...sources.keys()];

interface Import {
  from: string;
  /** A file of the project or the name of a package. */
  to: string;
  isPackage: boolean;
  isLazy: boolean;
  isType: boolean;
}

const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));

describe('the house', () => {
  test('has every file of its three folders in a layer', () => {
    expect(code.filter((file) => findLayer(file) === undefined)).toEqual([]);
  });

  test('imports only downward', () => {
    const upward = code.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((line) => !line.isPackage && !isAllowed(file, line.to))
        .map((line) => `${line.from} -> ${line.to}`),
    );
    expect(upward).toEqual([]);
  });

  test('reaches nothing outside the layers below, by whatever way', () => {
    const leaks = code.flatMap((file) => {
      const chains = reach(file, () => true);
      return [...chains].filter(([to]) => !isAllowed(file, to)).map(([, chain]) => chain.join(' -> '));
    });
    expect(leaks).toEqual([]);
  });

  test('imports nothing in circles', () => {
    const circles = code.flatMap((file) => {
      const chains = reach(file, () => true);
      const back = chains.get(file);
      return back ? [back.join(' -> ')] : [];
    });
    expect(circles).toEqual([]);
  });

  test('lets no flow know another and no page know another', () => {
    const apart = code.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((line) => line.to !== file && (crossesFlows(file, line.to) || joinsPages(file, line.to)))
        .map((line) => `${line.from} -> ${line.to}`),
    );
    expect(apart).toEqual([]);
  });

  test('has a view for every page and a page for every view', () => {
    const pages = flows.map((flow) => [flow.code, new Set(flow.pages.map((page) => page.view))] as const);
    const seen = Object.entries(views).map(([flow, of]) => [flow, new Set(Object.keys(of))] as const);
    expect(new Map(seen)).toEqual(new Map(pages));
  });

  test('keeps React, the DOM, calls and the environment out of the machines', () => {
    const packages = packagesIn('machines/').filter(({ to }) => !['zod', 'xstate'].includes(to));
    expect(packages.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    expect(wordsIn(/^machines\//, outside)).toEqual([]);
  });

  test('imports Conform in src/forms only', () => {
    const elsewhere = packagesIn('').filter(
      ({ from, to }) => to.startsWith('@conform-to/') && !from.startsWith('src/forms/'),
    );
    expect(elsewhere.map(({ from }) => from)).toEqual([]);
  });

  test('loads react-aria only when a field asks for it', () => {
    const chains = reach('src/main.tsx', (line) => !line.isType && !line.isLazy);
    const eager = [...chains].filter(
      ([to]) => to.startsWith('react-aria') || to.startsWith('@internationalized/'),
    );
    expect(eager.map(([, chain]) => chain.join(' -> '))).toEqual([]);
  });

  test('fetches Leaflet only once a map stands on the page', () => {
    const drawing = ['src/pages/car/map/drawShopMap.ts', 'src/pages/car/map/shopPins.ts'];
    const eager = code
      .filter((file) => !drawing.includes(file))
      .flatMap((file) => reach(file, (line) => !line.isType && !line.isLazy).get('leaflet') ?? []);
    expect(eager).toEqual([]);
  });

  test('reads the environment in server/main.ts only', () => {
    expect(wordsIn(/^(?!server\/main\.ts)/, /\bprocess\.env\b/)).toEqual([]);
  });

  test('has no default exports', () => {
    expect(wordsIn(/^(?!.*\.d\.ts$)/, /^export default\b|^export \{[^}]*\bas default\b/m)).toEqual([]);
  });

  test('has no file above 250 lines', () => {
    const long = [...sources].filter(([, text]) => text.trimEnd().split('\n').length > 250);
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('names its files in ASCII', () => {
    const files = filesOf([...folders, 'test', 'scripts', 'public'], /./);
    expect(files.filter((file) => !/^[\w./-]+$/.test(file))).toEqual([]);
  });
});

/** What only a browser or a process has. A claim's own document is no DOM. */
const outside =
  /(?<![.\w])(?:window|localStorage|sessionStorage|navigator|process)\.|\bfetch\(|\bdocument\.(?:title|body|cookie|documentElement|activeElement|querySelector|getElement|createElement|addEventListener)/;

function filesOf(from: string[], pattern: RegExp): string[] {
  return from
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
    )
    .filter((file) => pattern.test(file))
    .toSorted();
}

function importsOf(from: string, text: string): Import[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const fixed = [
    ...withoutComments.matchAll(/^(?:import|export)\b(\s+type\b)?(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm),
  ].map(([, type, to]) => ({ to: to ?? '', isLazy: false, isType: type !== undefined }));
  const lazy = [...withoutComments.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, to]) => ({
    to: to ?? '',
    isLazy: true,
    isType: false,
  }));
  return [...fixed, ...lazy].map((line) => {
    const isPackage = !line.to.startsWith('.');
    const to = isPackage ? packageOf(line.to) : normalize(join(dirname(from), line.to)).replaceAll('\\', '/');
    return { ...line, from, to, isPackage };
  });
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Everything the file reaches over the lines that count, each with the shortest way there. */
function reach(start: string, counts: (line: Import) => boolean): Map<string, string[]> {
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
}

function findLayer(file: string): Layer | undefined {
  const layers = Object.keys(mayImport).filter(isLayer);
  return layers.find((layer) => file.startsWith(`${layer}/`) || file.startsWith(`${layer}.`));
}

function isLayer(name: string): name is Layer {
  return name in mayImport;
}

function isAllowed(from: string, to: string): boolean {
  const layer = findLayer(from);
  const isOfTheHouse = folders.some((folder) => to.startsWith(`${folder}/`));
  if (layer === undefined || !isOfTheHouse) return true;
  const allowed: string[] = [layer, ...mayImport[layer]];
  return allowed.some((folder) => to.startsWith(`${folder}/`) || to.startsWith(`${folder}.`));
}

const flowOf = (file: string) => /^machines\/flows\/(\w+)\//.exec(file)?.[1];
const isPage = (file: string) => /^src\/pages\/\w+\/[A-Z]\w*\.tsx$/.test(file);

function crossesFlows(from: string, to: string): boolean {
  const [flow, other] = [flowOf(from), flowOf(to)];
  return flow !== undefined && other !== undefined && other !== 'shared' && flow !== other;
}

function joinsPages(from: string, to: string): boolean {
  return isPage(from) && isPage(to);
}

function packagesIn(folder: string): Import[] {
  return code
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => imports.get(file) ?? [])
    .filter((line) => line.isPackage);
}

function wordsIn(files: RegExp, words: RegExp): string[] {
  return [...sources]
    .filter(([file, text]) => files.test(file) && words.test(withoutComments(text)))
    .map(([file]) => file);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
