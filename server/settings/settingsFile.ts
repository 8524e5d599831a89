import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isCode } from '#server/store/isCode.ts';
import { nearest } from './nearest.ts';

const Values = z.record(z.string(), z.unknown());
export type Values = Readonly<z.infer<typeof Values>>;

/** That the values of a file cannot be used, `The limits in /etc/limits.json cannot be used: why.` */
export const unusable = (what: string, path: string, reasons: readonly string[], cause?: unknown): Error =>
  new Error(`The ${what} in ${path} cannot be used: ${reasons.join('; ')}.`, { cause });

/**
 * The values of a JSON file that an operator wrote, none where no file is named.
 *
 * @param what - what they are, for the sentence
 * @throws Error with a sentence that names the file and what is wrong with it
 */
export function readValues(what: string, path: string | undefined): Values {
  if (path === undefined) return {};
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = isCode(cause, 'ENOENT') ? 'there is no such file' : 'the file cannot be read';
    throw unusable(what, path, [reason], cause);
  }
  try {
    return Values.parse(JSON.parse(text));
  } catch (cause) {
    throw unusable(what, path, ['a JSON object is expected'], cause);
  }
}

/** That nobody knows a name, with the one that may be meant, `colour is no key, ...`. */
export function unknownName(name: string, what: string, names: readonly string[]): string {
  const meant = nearest(name, names, Math.min(3, Math.ceil(name.length / 3)));
  return `${name} ${what}${meant === undefined ? '' : `, ${meant} may be meant`}`;
}
