import type about from '#machines/texts/cs/about.json';
import type assist from '#machines/texts/cs/assist.json';
import type car from '#machines/texts/cs/car.json';
import type catalogues from '#machines/texts/cs/catalogues.json';
import type checks from '#machines/texts/cs/checks.json';
import type clientRecord from '#machines/texts/cs/clientRecord.json';
import type clients from '#machines/texts/cs/clients.json';
import type common from '#machines/texts/cs/common.json';
import type dialogs from '#machines/texts/cs/dialogs.json';
import type drafts from '#machines/texts/cs/drafts.json';
import type facts from '#machines/texts/cs/facts.json';
import type failures from '#machines/texts/cs/failures.json';
import type fields from '#machines/texts/cs/fields.json';
import type files from '#machines/texts/cs/files.json';
import type identify from '#machines/texts/cs/identify.json';
import type inspect from '#machines/texts/cs/inspect.json';
import type lanes from '#machines/texts/cs/lanes.json';
import type liability from '#machines/texts/cs/liability.json';
import type life from '#machines/texts/cs/life.json';
import type meetings from '#machines/texts/cs/meetings.json';
import type operations from '#machines/texts/cs/operations.json';
import type property from '#machines/texts/cs/property.json';
import type sales from '#machines/texts/cs/sales.json';
import type scenarios from '#machines/texts/cs/scenarios.json';
import type screens from '#machines/texts/cs/screens.json';
import type search from '#machines/texts/cs/search.json';
import type shared from '#machines/texts/cs/shared.json';
import type signIn from '#machines/texts/cs/signIn.json';
import type start from '#machines/texts/cs/start.json';
import type switches from '#machines/texts/cs/switches.json';
import type uniflow from '#machines/texts/cs/uniflow.json';

/** Every namespace and its texts, taken from the Czech files. A new namespace is one line here. */
export type Texts = {
  about: typeof about;
  assist: typeof assist;
  car: typeof car;
  catalogues: typeof catalogues;
  checks: typeof checks;
  clientRecord: typeof clientRecord;
  clients: typeof clients;
  common: typeof common;
  dialogs: typeof dialogs;
  drafts: typeof drafts;
  facts: typeof facts;
  failures: typeof failures;
  fields: typeof fields;
  files: typeof files;
  identify: typeof identify;
  inspect: typeof inspect;
  lanes: typeof lanes;
  liability: typeof liability;
  life: typeof life;
  meetings: typeof meetings;
  operations: typeof operations;
  property: typeof property;
  sales: typeof sales;
  scenarios: typeof scenarios;
  screens: typeof screens;
  search: typeof search;
  shared: typeof shared;
  signIn: typeof signIn;
  start: typeof start;
  switches: typeof switches;
  uniflow: typeof uniflow;
};
export type Namespace = keyof Texts;

/** The keys of a namespace; plural forms count as one key. */
export type TextKey<N extends Namespace> = Leaf<Texts[N]>;

type Leaf<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : Leaf<T[Key], `${Path}${Key}.`>;
}[keyof T & string];

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'other'}` ? Stem : Key;
