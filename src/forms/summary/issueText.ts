import type { Issue } from '#machines/subject/issues/issue.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { groupOf, withoutRows } from '#machines/subject/path.ts';
import { textKeys } from '#src/forms/textScopes.ts';

/**
 * The sentence that says what to do about an issue, in the field's own words if it has any (`fields:reporter.email.required`),
 * else those of the field it is a part of (`fields:vehicleManufacturer.required`), else the common ones. The scopes of the page
 * and its line come before each.
 */
export const issueText = (issue: Issue, scopes: readonly string[] = []): string =>
  i18n.t([...issueKeys(issue, scopes), 'checks:suggestion'], { ...issue.values });

/**
 * The keys that an issue may have its words under, the closest first: those of the page and its line, by their scopes, come
 * before the common ones.
 */
export function issueKeys({ name, key }: Issue, scopes: readonly string[] = []): string[] {
  const field = withoutRows(name);
  const ofGroup = key === 'required' ? textKeys(scopes, `${groupOf(field)}.required`) : [];
  return [...wordKeys(field, key, scopes), ...ofGroup, `checks:${key}`];
}

/**
 * The keys of what is said about a field, the closest first. A part of an address has the words of every address where it has none of
 * its own.
 */
export function wordKeys(field: string, said: string, scopes: readonly string[] = []): string[] {
  const ofAddress = /(?<=\.)address\.\w+$/.exec(field)?.[0];
  return [
    ...textKeys(scopes, `${field}.${said}`),
    ...(ofAddress === undefined ? [] : textKeys(scopes, `${ofAddress}.${said}`)),
  ];
}
