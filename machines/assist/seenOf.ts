import { mostFields, type CatalogueName, type Pointing, type Seen } from '#machines/service/assist/seen.ts';
import type { Catalogue } from './catalogue.ts';

/** A field on the page by its name, as much of it as is looked at. */
export interface ShownField {
  readonly name: string;
  /** Anything is given in it. */
  readonly isGiven: boolean;
  /** The key of what is wrong with it. */
  readonly wrong?: string | undefined;
}

/** What is on somebody's page. */
export interface ShownPage {
  readonly page: string;
  readonly dialog?: string | undefined;
  /** In the order that they stand in. */
  readonly fields: readonly ShownField[];
  /** The name of a field that has the focus. */
  readonly focus?: string | undefined;
  /** The name of a field that the pointer is at, and where in its box, from 0 to 1. */
  readonly pointer?: { readonly name: string; readonly x: number; readonly y: number } | undefined;
}

interface Question {
  readonly at: Pointing;
  isGiven: boolean;
  isWrong: boolean;
  key: CatalogueName | undefined;
}

/** Characters of the longest message: with what is around it, it is announced in one piece. */
const longest = 6500;

/** What may be told of a page, all of it looked up in the catalogue; undefined for one that is not in it. */
export const seenOf = (catalogue: Catalogue, shown: ShownPage): Seen | undefined => {
  const page = catalogue.page(shown.page);
  if (page === undefined) return undefined;
  const questions = questionsOf(catalogue, shown);
  const dialog = shown.dialog === undefined ? undefined : catalogue.dialog(shown.dialog);
  const placeOf = (name: string | undefined): number | undefined => {
    const at = name === undefined ? undefined : catalogue.field(shown.page, name);
    const place = at ? [...questions.keys()].indexOf(keyOf(at)) : -1;
    return place >= 0 && place < mostFields ? place : undefined;
  };
  const focus = placeOf(shown.focus);
  const { name, x = 0, y = 0 } = shown.pointer ?? {};
  const at = placeOf(name);
  return fitting({
    flow: catalogue.flow,
    page,
    fields: [...questions.values()].slice(0, mostFields).map(({ at: where, isGiven, isWrong, key }) => ({
      ...where,
      state: isWrong ? 'WRONG' : isGiven ? 'ANSWERED' : 'EMPTY',
      ...(key !== undefined && { key }),
    })),
    ...(focus !== undefined && { focus }),
    ...(at !== undefined && { pointer: { at, x: percent(x), y: percent(y) } }),
    ...(dialog !== undefined && { dialog }),
  });
};

/** What tells a question from all others on its page. */
const keyOf = ({ path, rows }: Pointing): string => `${path} ${rows.join()}`;

/** The questions whose fields are shown: several fields may be of one. */
const questionsOf = (catalogue: Catalogue, { page, fields }: ShownPage): ReadonlyMap<string, Question> => {
  const questions = new Map<string, Question>();
  for (const { name, isGiven, wrong } of fields) {
    const at = catalogue.field(page, name);
    if (!at) continue;
    const question = questions.get(keyOf(at)) ?? { at, isGiven: false, isWrong: false, key: undefined };
    question.isGiven ||= isGiven;
    question.isWrong ||= wrong !== undefined;
    question.key ??= wrong === undefined ? undefined : catalogue.key(wrong);
    questions.set(keyOf(at), question);
  }
  return questions;
};

const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(100 * part)));

/** Of a page that would be too long to be told, the last fields are left out. */
const fitting = (seen: Seen): Seen => {
  if (JSON.stringify(seen).length <= longest || seen.fields.length === 0) return seen;
  const { focus: _focus, pointer: _pointer, ...rest } = seen;
  return fitting({ ...rest, fields: seen.fields.slice(0, -5) });
};
