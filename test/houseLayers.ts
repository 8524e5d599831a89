import { serverFloors, serverFolderOf } from './houseServer.ts';
import { folders } from './houseSources.ts';

/** What is about no product: a record with fields, a call with its failures, and the kit that flows are made with. */
const kit = ['machines/subject', 'machines/calls', 'machines/flow'];
/** What the browser and the service may read of the machines: not what is computed about flows for analysts. */
const machines = [
  'machines/texts',
  ...kit,
  'machines/claim',
  'machines/service',
  'machines/actors',
  'machines/report',
  'machines/flows',
  'machines/origins',
  'machines/sales',
  'machines/assist',
];
const drawing = [...machines, 'src/style', 'src/i18n', 'src/layout'];
const asking = [...drawing, 'src/loading', 'src/viewer', 'src/forms', 'src/codelists', 'src/fields'];
const screen = [...asking, 'src/service', 'src/shell'];
const parts = [...screen, 'machines/application', 'src/uploads', 'src/shops', 'src/drafts', 'src/errors'];
const screens = [
  ...parts,
  'src/signIn',
  'src/sales',
  'src/pages',
  'src/assist',
  'src/flow',
  'src/dialogs',
  'src/start',
  'src/inspect',
  'src/traffic',
  'machines/analysis',
];

/** The layers from bottom to top, and what each may import besides itself. `texts` and `style` are data. */
const mayImport = {
  'machines/texts': [],
  'machines/subject': [],
  'machines/calls': [],
  'machines/flow': ['machines/subject', 'machines/calls'],
  'machines/claim': ['machines/subject', 'machines/calls'],
  'machines/service': ['machines/subject', 'machines/calls', 'machines/claim'],
  // Some of them are the kit's, for a claim.
  'machines/actors': [...kit, 'machines/claim', 'machines/service'],
  // What a claim adds to the kit.
  'machines/report': [...kit, 'machines/claim', 'machines/service', 'machines/actors'],
  'machines/flows': [...kit, 'machines/claim', 'machines/service', 'machines/actors', 'machines/report'],
  // Where somebody comes from decides what they are offered of a flow.
  'machines/origins': [...kit, 'machines/claim', 'machines/service', 'machines/actors', 'machines/report'],
  // The shell of the sales application: another subject than a claim.
  'machines/sales': [...kit, 'machines/claim', 'machines/service', 'machines/actors'],
  // What may be told of a page to whoever helps from afar, and both sides of that.
  'machines/assist': [...kit, 'machines/claim', 'machines/service'],
  'machines/application': [
    ...kit,
    'machines/claim',
    'machines/service',
    'machines/actors',
    'machines/report',
    'machines/origins',
  ],
  'machines/analysis': [
    ...kit,
    'machines/claim',
    'machines/service',
    'machines/actors',
    'machines/report',
    'machines/flows',
  ],
  ...serverFloors(machines),
  'src/style': [],
  'src/loading': machines,
  'src/i18n': [...machines, 'src/style'],
  'src/layout': [...machines, 'src/style', 'src/i18n'],
  'src/viewer': [...drawing, 'src/loading'],
  'src/forms': drawing,
  // What happens on the pages is counted behind them.
  'src/traffic': [...drawing, 'src/forms'],
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
  // Whoever helps from afar sees pages of any flow.
  'src/assist': [...parts, 'src/pages'],
  'src/flow': [...parts, 'src/pages', 'src/assist'],
  'src/sales': [...parts, 'src/signIn', 'src/pages', 'src/assist', 'src/flow', 'src/traffic'],
  'src/dialogs': [...parts, 'src/pages', 'src/flow'],
  'src/start': [...parts, 'src/pages'],
  'src/inspect': [
    ...asking,
    'machines/origins',
    'machines/sales',
    'machines/analysis',
    'src/uploads',
    'src/shops',
    'src/pages',
  ],
  'src/app': screens,
  'src/main': [...screens, 'src/app'],
  'src/prerender': [...screens, 'src/app'],
  // Written into the documents, before anything else is there.
  'src/early': ['machines/subject', 'machines/calls', 'machines/claim', 'machines/service', 'src/app'],
} satisfies Record<string, string[]>;

type Layer = keyof typeof mayImport;

/** The layers, from bottom to top. */
export const layers: readonly Layer[] = Object.keys(mayImport).filter(
  (name): name is Layer => name in mayImport,
);

/** The layer that a file is in, undefined where it is in none. */
export const findLayer = (file: string): Layer | undefined =>
  layers.find((layer) => isIn(layer, file)) ?? (serverFolderOf(file) === undefined ? undefined : 'server/*');

/** True when a file may import another, or something outside the house. */
export const isAllowed = (from: string, to: string): boolean => {
  const layer = findLayer(from);
  const isOfTheHouse = folders.some((folder) => isIn(folder, to));
  return (
    layer === undefined ||
    !isOfTheHouse ||
    [serverFolderOf(from) ?? layer, ...mayImport[layer]].some((folder) => isIn(folder, to))
  );
};

/** The layers that a layer may reach, directly or through others. */
export const knownTo = (layer: Layer, seen: readonly Layer[] = []): readonly Layer[] =>
  layers
    .filter((other) => other !== layer && !seen.includes(other))
    .filter((other) => mayImport[layer].some((folder) => folder === other))
    .reduce<readonly Layer[]>((all, other) => knownTo(other, [...all, other]), seen);

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`);
