import { readFileSync, readdirSync } from 'node:fs';
import * as z from 'zod';

export const languages = ['cs', 'sk', 'en'] as const;
export type Language = (typeof languages)[number];

const folder = new URL('../../machines/texts/', import.meta.url);
const Texts = z.record(z.string(), z.unknown());

/** The namespaces a language has, by its file names. */
export function namespacesOf(language: Language): string[] {
  const files = readdirSync(new URL(`${language}/`, folder)).toSorted();
  return files.map((file) => file.replace(/\.json$/, ''));
}

// Hundreds of tests read each of them.
const read = new Map<string, ReadonlyMap<string, unknown>>();

/** Every text of a namespace by its full key; anything but a text is kept as it is, for a test to refuse. */
export function textsOf(language: Language, namespace: string): ReadonlyMap<string, unknown> {
  const file = `${language}/${namespace}.json`;
  const known = read.get(file);
  if (known) return known;
  const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const texts = new Map(flatten(Texts.parse(json), ''));
  read.set(file, texts);
  return texts;
}

function flatten(texts: Record<string, unknown>, prefix: string): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
    const group = Texts.safeParse(text);
    return group.success ? flatten(group.data, `${prefix}${key}.`) : [[prefix + key, text]];
  });
}
