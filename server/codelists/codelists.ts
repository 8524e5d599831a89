import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { CodelistValue } from '#machines/service/application.ts';

/** A value as the data file writes it: one name where all languages share it. */
const Written = CodelistValue.extend({
  name: z.union([z.string(), CodelistValue.shape.name]),
  categories: z.array(z.string()).default([]),
  parent: z.string().optional(),
});
type Value = CodelistValue & { readonly parent?: string | undefined };

export interface Codelists {
  /**
   * The values of a codelist, sorted by sortNo. With a parent: those below it or in that category; without: those that have no
   * parent. Undefined when there is no such codelist.
   */
  find(name: string, parent?: string): readonly CodelistValue[] | undefined;
}

const folder = fileURLToPath(new URL('data/', import.meta.url));

/** Reads every codelist of the data folder. */
export function readCodelists(): Codelists {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const lists = new Map(files.map((file) => [basename(file, '.json'), readValues(file)]));
  return {
    find: (name, parent) =>
      lists
        .get(name)
        ?.filter((value) =>
          parent === undefined
            ? value.parent === undefined
            : value.parent === parent || value.categories.includes(parent),
        )
        .map((value) => ({ ...value, parent: undefined })),
  };
}

const readValues = (file: string): readonly Value[] =>
  z
    .array(Written)
    .parse(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')))
    .map((value) => ({ ...value, name: inEveryLanguage(value.name) }))
    .toSorted((a, b) => a.sortNo - b.sortNo);

const inEveryLanguage = (name: string | CodelistValue['name']): CodelistValue['name'] =>
  typeof name === 'string' ? { cs: name, sk: name, en: name } : name;
