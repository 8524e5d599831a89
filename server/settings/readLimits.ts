import * as z from 'zod';
import { Limits } from '#server/http/limits.ts';
import { inFile } from './inFile.ts';
import { readValues, unknownName, unusable } from './settingsFile.ts';

/**
 * The limits of callers in a JSON file, where it names them, and the usual ones else.
 *
 * @throws Error with a sentence that names every value that cannot be used, why, and the nearest known name
 */
export function readLimits(path: string | undefined): Limits {
  const read = Limits.safeParse(readValues('limits', path));
  if (read.success) return read.data;
  throw unusable('limits', path ?? 'LIMITS', read.error.issues.flatMap(reasonsOf), read.error);
}

function reasonsOf(issue: z.core.$ZodIssue): string[] {
  const at = (name?: PropertyKey) => [...issue.path, ...(name === undefined ? [] : [name])].join('.');
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((name) => unknownName(at(name), 'is no limit', namesBelow(issue.path).map(at)))
    : [`${at()} ${issue.message}`.trim()];
}

/** The names that the value at a path may have. */
function namesBelow(path: readonly PropertyKey[]): string[] {
  let found = inFile(Limits);
  for (const part of path) found = found instanceof z.ZodObject ? inFile(found.shape[String(part)]) : found;
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}
