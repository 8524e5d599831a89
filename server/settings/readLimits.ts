import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { Limits } from '#server/http/limits.ts';

/**
 * The limits of callers in a JSON file, where it names them, and the usual ones else.
 *
 * @throws Error with a sentence that names the value that cannot be used, and why
 */
export function readLimits(path: string | undefined): Limits {
  try {
    return Limits.parse(path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const [issue] = cause instanceof z.ZodError ? cause.issues : [];
    const reason = issue ? `: ${[issue.path.join('.'), issue.message].filter(Boolean).join(' ')}` : '';
    throw new Error(`The limits in ${path} cannot be used${reason}.`, { cause });
  }
}
