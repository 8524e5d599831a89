import type { Issue } from '../../machines/claim/issue.ts';
import { i18n } from '../i18n/i18n.ts';
import { withoutRows } from './path.ts';
import { wordKeys } from './wordScopes.ts';

/**
 * Puts an issue in words: the field's own if it has any (`fields:reporter.email.required`), those of the field it is a
 * part of (`fields:vehicleManufacturer.required`), else the common ones.
 *
 * @param issue what a check found
 * @param scopes where the words of the page and its line are
 * @returns one sentence that says what to do
 */
export const issueText = (issue: Issue, scopes: readonly string[] = []): string =>
  i18n.t([...issueKeys(issue, scopes), 'checks:suggestion'], { ...issue.values });

/**
 * Names the keys an issue may have its words under.
 *
 * @param issue what a check found
 * @param scopes where the words of the page and its line are
 * @returns the keys, the closest first
 */
export function issueKeys({ name, key }: Issue, scopes: readonly string[] = []): string[] {
  const field = withoutRows(name);
  const around = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  const ofGroup = key === 'required' ? wordKeys(scopes, `${around}.required`) : [];
  return [...wordKeys(scopes, `${field}.${key}`), ...ofGroup, `checks:${key}`];
}
