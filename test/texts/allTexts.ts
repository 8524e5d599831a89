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

/** Every text of a namespace by its full key; anything but a text is kept as it is, for a test to refuse. */
export function textsOf(language: Language, namespace: string): Map<string, unknown> {
  const json: unknown = JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8'));
  return new Map(flatten(Texts.parse(json), ''));
}

function flatten(texts: Record<string, unknown>, prefix: string): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
    const group = Texts.safeParse(text);
    return group.success ? flatten(group.data, `${prefix}${key}.`) : [[prefix + key, text]];
  });
}
