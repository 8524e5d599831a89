import type { Issue } from '../../machines/claim/issue.ts';
import { i18n } from '../i18n/i18n.ts';
import { withoutRows } from './path.ts';

/**
 * Puts an issue in words: the field's own if it has any (`fields:reporter.email.required`), else the common ones.
 *
 * @param issue what a check found
 * @returns one sentence that says what to do
 */
export function issueText(issue: Issue): string {
  const own = `fields:${withoutRows(issue.name)}.${issue.key}`;
  return String(i18n.t([own, `checks:${issue.key}`, 'checks:suggestion'], { ...issue.values }));
}
