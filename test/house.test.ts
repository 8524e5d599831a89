import { dirname } from 'node:path';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { dialogs } from '#machines/claim/dialogs.ts';
import { lookups } from '#machines/claim/lookups.ts';
import { innermost } from '#machines/subject/schema.ts';
import { lines } from '#machines/flows/lines.ts';
import { findLayer, isAllowed, knownTo, layers } from './houseLayers.ts';
import {
  filesOf,
  filesSaying,
  folders,
  imports,
  reach,
  sources,
  withoutComments,
  type Import,
} from './houseSources.ts';

const code = [...sources.keys()];

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

  test('has no two layers that know each other, over any others', () => {
    expect(layers.filter((layer) => knownTo(layer).includes(layer))).toEqual([]);
  });

  test('gives another area of the service its place without a row, and lets nothing know it but the list', () => {
    const clients = 'server/clients/clientCalls.ts';
    expect(findLayer(clients)).toBe('server/*');
    expect(isAllowed(clients, 'server/clients/findClient.ts')).toBe(true);
    expect(isAllowed(clients, 'server/registers/systems.ts')).toBe(true);
    expect(isAllowed(clients, 'server/claims/save.ts')).toBe(false);
    expect(isAllowed(clients, 'server/chat/chatCalls.ts')).toBe(false);
    expect(isAllowed('server/areas.ts', clients)).toBe(true);
    expect(isAllowed('server/claims/save.ts', clients)).toBe(false);
  });

  test('lets no folder of the service know one above it, and gives a loose file in it no layer', () => {
    expect(isAllowed('server/store/tables.ts', 'server/finalize/finalize.ts')).toBe(false);
    expect(isAllowed('server/documents/uploadDocument.ts', 'server/finalize/finalize.ts')).toBe(false);
    expect(isAllowed('server/finalize/finalize.ts', 'server/documents/findDocuments.ts')).toBe(true);
    expect(findLayer('server/route.ts')).toBeUndefined();
  });

  test('lets no flow know another and no page know another', () => {
    const apart = code.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((line) => line.to !== file && (crossesFlows(file, line.to) || joinsPages(file, line.to)))
        .map((line) => `${line.from} -> ${line.to}`),
    );
    expect(apart).toEqual([]);
  });

  test('computes nothing about flows for those who only report', () => {
    const chains = reach('src/main.ts', (line) => !line.isType && !line.to.startsWith('src/inspect/'));
    const analysed = [...chains].filter(([to]) => to.startsWith('machines/analysis/'));
    expect(analysed.map(([, chain]) => chain.join(' -> '))).toEqual([]);
  });

  test('has a kit that names no insurance', () => {
    const product = productWords();
    const named = [...sources]
      .filter(([file]) => file.startsWith('machines/flow/'))
      .flatMap(([file, text]) => {
        const words = withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g);
        const said = new Set([...words].map(([word]) => word).filter((word) => product.has(word)));
        return [...said].map((word) => `${file}: ${word}`);
      });
    expect(named).toEqual([]);
  });

  test('keeps React, the DOM, calls and the environment out of the machines', () => {
    const packages = packagesIn('machines/').filter(({ to }) => !['zod', 'xstate'].includes(to));
    expect(packages.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    expect(filesSaying(/^machines\//, outside)).toEqual([]);
  });

  test('imports Conform in src/forms only', () => {
    const elsewhere = packagesIn('').filter(
      ({ from, to }) => to.startsWith('@conform-to/') && !from.startsWith('src/forms/'),
    );
    expect(elsewhere.map(({ from }) => from)).toEqual([]);
  });

  test('loads react-aria only when a field asks for it', () => {
    const chains = reach('src/main.ts', (line) => !line.isType && !line.isLazy);
    const eager = [...chains].filter(
      ([to]) => to.startsWith('react-aria') || to.startsWith('@internationalized/'),
    );
    expect(eager.map(([, chain]) => chain.join(' -> '))).toEqual([]);
  });

  test('fetches Leaflet only once a map stands on the page', () => {
    const drawn = ['drawShopMap', 'drawPointMap', 'tileMap', 'shopPins'].map(
      (name) => `src/shops/map/${name}.ts`,
    );
    const eager = code
      .filter((file) => !drawn.includes(file))
      .flatMap((file) => reach(file, (line) => !line.isType && !line.isLazy).get('leaflet') ?? []);
    expect(eager).toEqual([]);
  });

  test('fetches pdfjs only once a PDF is opened', () => {
    const eager = code
      .filter((file) => file !== 'src/viewer/openPdf.ts')
      .flatMap((file) => [...reach(file, (line) => !line.isType && !line.isLazy)])
      .filter(([to]) => to.startsWith('pdfjs-dist'));
    expect(eager.map(([, chain]) => chain.join(' -> '))).toEqual([]);
  });

  test('reads the environment in server/main.ts only', () => {
    expect(filesSaying(/^(?!server\/main\.ts)/, /\bprocess\.env\b/)).toEqual([]);
  });

  test('begins every transaction where it is repeated when the database refuses it', () => {
    expect(filesSaying(/^server\/(?!store\/transact\.ts)/, /\.transaction\(\)/)).toEqual([]);
  });

  test('has no default exports', () => {
    expect(filesSaying(/^(?!.*\.d\.ts$)/, /^export default\b|^export \{[^}]*\bas default\b/m)).toEqual([]);
  });

  test('has no file above 250 lines but the setups of its machines', () => {
    const long = [...sources].filter(
      ([file, text]) => !setups.includes(file) && text.trimEnd().split('\n').length > 250,
    );
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('has no folder that holds more than about twenty files', () => {
    const counts = new Map<string, number>();
    for (const file of code) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > 24);
    expect(full.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  test('names its files in ASCII', () => {
    const files = filesOf([...folders, 'test', 'scripts', 'public'], /./);
    expect(files.filter((file) => !/^[\w./-]+$/.test(file))).toEqual([]);
  });
});

/** Types, actors, guards and actions of a machine are read together. */
const setups = ['machines/flow/machine/setup.ts', 'machines/application/applicationMachine.ts'];

/** What only a browser or a process has. A claim's own document is not the DOM's. */
const outside =
  /(?<![.\w])(?:window|localStorage|sessionStorage|navigator|process)\.|\bfetch\(|\bdocument\.(?:title|body|cookie|documentElement|activeElement|querySelector|getElement|createElement|addEventListener)/;

/** Words that the kit shares with the claim: a question is asked on every page, and one flow ends in one put to us. */
const kitWords = ['claimType', 'flowType', 'formSteps', 'question'];

/** Lines of insurance, lookups, dialogs and fields of the claim; of nested fields, only those that are no common word. */
const productWords = (): ReadonlySet<string> => {
  const inner = Object.values(Claim.shape)
    .flatMap(namesIn)
    .filter((name) => /[a-z][A-Z]/.test(name));
  const lineNames = lines.map(({ claimType }) => claimType);
  const words = new Set<string>([
    ...Object.keys(Claim.shape),
    ...inner,
    ...dialogs,
    ...Object.keys(lookups),
    ...lineNames,
  ]);
  for (const word of kitWords) words.delete(word);
  return words;
};

/** The names of everything in a value, at any depth. */
function namesIn(schema: z.core.$ZodType): readonly string[] {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.element);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, part]) => [name, ...namesIn(part)]);
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
