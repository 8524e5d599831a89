import { folders } from './houseSources.ts';

/** What the browser and the service may read of the machines: not what is computed about flows for analysts. */
const machines = [
  'machines/texts',
  'machines/claim',
  'machines/service',
  'machines/actors',
  'machines/flow',
  'machines/flows',
  'machines/origins',
];
const drawing = [...machines, 'src/style', 'src/i18n', 'src/layout'];
const asking = [...drawing, 'src/loading', 'src/viewer', 'src/forms', 'src/codelists', 'src/fields'];
const screen = [...asking, 'src/service', 'src/shell'];
const parts = [...screen, 'machines/application', 'src/uploads', 'src/shops', 'src/drafts', 'src/errors'];
const screens = [
  ...parts,
  'src/signIn',
  'src/pages',
  'src/flow',
  'src/dialogs',
  'src/start',
  'src/inspect',
  'machines/analysis',
];

/** The layers from bottom to top, and what each may import besides itself. `texts` and `style` are data. */
const mayImport = {
  'machines/texts': [],
  'machines/claim': [],
  'machines/service': ['machines/claim'],
  'machines/actors': ['machines/claim', 'machines/service'],
  'machines/flow': ['machines/claim', 'machines/service', 'machines/actors'],
  'machines/flows': ['machines/claim', 'machines/service', 'machines/actors', 'machines/flow'],
  // Where somebody comes from decides what they are offered of a flow.
  'machines/origins': ['machines/claim', 'machines/service', 'machines/flow'],
  'machines/application': [
    'machines/claim',
    'machines/service',
    'machines/actors',
    'machines/flow',
    'machines/origins',
  ],
  'machines/analysis': [
    'machines/claim',
    'machines/service',
    'machines/actors',
    'machines/flow',
    'machines/flows',
  ],
  server: machines,
  'src/style': [],
  'src/loading': machines,
  'src/i18n': [...machines, 'src/style'],
  'src/layout': [...machines, 'src/style', 'src/i18n'],
  'src/viewer': [...drawing, 'src/loading'],
  'src/forms': drawing,
  'src/codelists': [...machines, 'src/style', 'src/i18n'],
  // It fills the ports of texts and codelists.
  'src/service': [...machines, 'src/loading', 'src/i18n', 'src/codelists'],
  'src/shell': [...drawing, 'src/loading', 'src/codelists', 'src/service'],
  'src/fields': asking,
  'src/uploads': [...screen, 'machines/application'],
  'src/shops': screen,
  'src/drafts': screen,
  'src/errors': [...screen, 'src/drafts'],
  'src/signIn': parts,
  // A page knows no service and no screen around it.
  'src/pages': [...asking, 'src/uploads', 'src/shops'],
  'src/flow': [...parts, 'src/pages'],
  'src/dialogs': [...parts, 'src/pages', 'src/flow'],
  'src/start': [...parts, 'src/pages'],
  'src/inspect': [...asking, 'machines/analysis', 'src/uploads', 'src/shops', 'src/pages'],
  'src/app': screens,
  'src/main': [...screens, 'src/app'],
  'src/prerender': [...screens, 'src/app'],
  // Written into the documents, before anything else is there.
  'src/early': ['machines/claim', 'machines/service', 'src/app'],
} satisfies Record<string, string[]>;

type Layer = keyof typeof mayImport;

/** The layers, from bottom to top. */
export const layers: readonly Layer[] = Object.keys(mayImport).filter(
  (name): name is Layer => name in mayImport,
);

/** The layer that a file is in, undefined where it is in none. */
export const findLayer = (file: string): Layer | undefined => layers.find((layer) => isIn(layer, file));

/** True when a file may import another, or something outside the house. */
export const isAllowed = (from: string, to: string): boolean => {
  const layer = findLayer(from);
  const isOfTheHouse = folders.some((folder) => isIn(folder, to));
  return (
    layer === undefined || !isOfTheHouse || [layer, ...mayImport[layer]].some((folder) => isIn(folder, to))
  );
};

/** The layers that a layer may reach, directly or through others. */
export const knownTo = (layer: Layer, seen: readonly Layer[] = []): readonly Layer[] =>
  layers
    .filter((other) => other !== layer && !seen.includes(other))
    .filter((other) => mayImport[layer].some((folder) => folder === other))
    .reduce<readonly Layer[]>((all, other) => knownTo(other, [...all, other]), seen);

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`);
