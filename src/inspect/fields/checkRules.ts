import type { Issue } from '#machines/subject/issues/issue.ts';
import { ofAnyRow } from '#machines/subject/path.ts';
import type { AnyPage } from '#machines/flow/flow.ts';

/** What a check over several answers says about which field, and the answers it reads. */
export interface CheckRule extends Issue {
  readonly reads: readonly string[];
}

/** What the checks of a page over several answers say. */
export const checkRules = ({ checks }: Pick<AnyPage, 'checks'>): readonly CheckRule[] =>
  checks.map(({ reads, says: { path, ...says } }) => ({ ...says, name: nameOf(path), reads }));

/** Of a list, the name without the row: the first row counts for all. */
const nameOf = (path: readonly PropertyKey[]) =>
  ofAnyRow(
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .slice(1),
  );
