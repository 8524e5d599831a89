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
export function issueText(issue: Issue, scopes: readonly string[] = []): string {
  const field = withoutRows(issue.name);
  const around = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  const ofGroup = issue.key === 'required' ? wordKeys(scopes, `${around}.required`) : [];
  const ofField = wordKeys(scopes, `${field}.${issue.key}`);
  const keys = [...ofField, ...ofGroup, `checks:${issue.key}`, 'checks:suggestion'];
  return i18n.t(keys, { ...issue.values });
}
