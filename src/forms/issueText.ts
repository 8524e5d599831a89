import type { Issue } from '../../machines/claim/issue.ts';
import { i18n } from '../i18n/i18n.ts';
import { withoutRows } from './path.ts';

/**
 * Puts an issue in words: the field's own if it has any (`fields:reporter.email.required`), those of the field it is a
 * part of (`fields:vehicleManufacturer.required`), else the common ones.
 *
 * @param issue what a check found
 * @returns one sentence that says what to do
 */
export function issueText(issue: Issue): string {
  const field = withoutRows(issue.name);
  const around = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  const ofGroup = issue.key === 'required' ? [`fields:${around}.required`] : [];
  const keys = [`fields:${field}.${issue.key}`, ...ofGroup, `checks:${issue.key}`, 'checks:suggestion'];
  return i18n.t(keys, { ...issue.values });
}
