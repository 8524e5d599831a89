import { dialogs } from '#machines/claim/dialogs.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { findPage } from '#machines/flow/compile.ts';
import { answersTo, controlFor, type Question } from '#machines/flow/question.ts';
import { CatalogueName, type Pointing, type Seen } from '#machines/service/assist/seen.ts';
import { isWithin, ofAnyRow } from '#machines/subject/path.ts';

/** The dialogs that a flow of any subject may show, and those of the shell of the sales application. */
export const everyDialog: readonly string[] = [
  ...dialogs,
  'answersFall',
  'conflict',
  'discard',
  'elsewhere',
  'failure',
  'files',
  'loggedOut',
  'reset',
  'sessionExpired',
  'leaving',
  'choosing',
];

/** The names that may be said of a flow. Each comes from the flow itself, whatever was asked for. */
export interface Catalogue {
  readonly flow: CatalogueName;
  readonly page: (code: string) => CatalogueName | undefined;
  /** The question that the name of a field belongs to, on a page, and the rows it is about. */
  readonly field: (page: string, name: string) => Pointing | undefined;
  readonly dialog: (name: string) => CatalogueName | undefined;
  /** The key of a text that says what is wrong. */
  readonly key: (key: string) => CatalogueName | undefined;
}

/**
 * The names of a flow. Throws where one of them is none that may be said.
 *
 * @param keys of the texts that say what is wrong with an answer
 */
export const catalogueOf = (flow: AnyFlow, keys: readonly string[]): Catalogue => {
  const dialogNames = namesOf(everyDialog);
  const keyNames = namesOf(keys);
  const pageNames = namesOf(flow.instances.map(({ code }) => code));
  return {
    flow: CatalogueName.parse(flow.code),
    page: (code) => pageNames.get(code),
    dialog: (name) => dialogNames.get(name),
    key: (key) => keyNames.get(key),
    field: (code, name) => {
      const page = findPage(flow, code);
      const path = page && pathsOf(page).find((one) => isPartOf(ofAnyRow(name), one));
      return path && { path, rows: rowsIn(name).slice(0, listsIn(path)) };
    },
  };
};

/** Whether everything that is said of a page comes from the catalogue of its flow. */
export const isOfCatalogue = ({ flow, page, field, dialog, key }: Catalogue, seen: Seen): boolean =>
  seen.flow === flow &&
  page(seen.page) === seen.page &&
  seen.fields.every((one) => {
    const found = field(seen.page, one.path);
    return found?.path === one.path && listsIn(one.path) === one.rows.length && isKnown(key, one.key);
  }) &&
  isKnown(dialog, seen.dialog);

const isKnown = (find: (name: string) => string | undefined, name: string | undefined): boolean =>
  name === undefined || find(name) === name;

const namesOf = (names: readonly string[]): ReadonlyMap<string, CatalogueName> =>
  new Map(names.map((name) => [name, CatalogueName.parse(name)]));

// Pages never change, and each is looked at for every move of a pointer.
const knownPaths = new WeakMap<AnyPage, readonly CatalogueName[]>();

/** The questions of a page, those within others first. */
const pathsOf = (page: AnyPage): readonly CatalogueName[] => {
  const known = knownPaths.get(page);
  if (known) return known;
  const paths = page.questions
    .flatMap(askedIn)
    .toSorted((one, other) => other.length - one.length)
    .map((path) => CatalogueName.parse(path));
  knownPaths.set(page, paths);
  return paths;
};

const askedIn = (question: Question): readonly string[] =>
  question.isDisplayOnly || controlFor(question)?.kind === 'hidden'
    ? []
    : [...(question.rows ?? []).flatMap(askedIn), question.ask];

const isPartOf = (name: string, path: string): boolean => name === path || isWithin(name, path);

/** The question of a page at a path, also of a row of a list. */
export const questionAt = (page: Pick<AnyPage, 'questions'>, path: string): Question | undefined => {
  const all = page.questions.flatMap((one) => [one, ...(one.rows ?? [])]);
  return all.find(
    (question) => question.ask === path || answersTo(question).some((part) => part.name === path),
  );
};

const rowsIn = (name: string): readonly number[] =>
  [...name.matchAll(/\[(\d+)\]/g)].map(([, row]) => Number(row));

const listsIn = (path: string): number => path.split('[]').length - 1;
