import type { ClaimType } from '../claim/enums.ts';
import type { Page } from './page.ts';

/**
 * Names where the words of a page's fields are looked for before the common ones: its own, then those of its line.
 *
 * @param claimType the line, which is the name of its namespace
 * @param page the page
 * @returns the closest first: `life:hospital.fields`, `life:fields`
 */
export const pageScopes = (claimType: ClaimType, { view }: Pick<Page, 'view'>): readonly string[] => [
  `${claimType}:${view}.fields`,
  `${claimType}:fields`,
];

/**
 * Names the keys a text about a field may stand under.
 *
 * @param scopes where to look before the common words
 * @param path the field without row numbers and what is said about it: `reporter.email.label`
 * @returns the keys, the closest first
 */
export const wordKeys = (scopes: readonly string[], path: string): string[] => [
  ...scopes.map((scope) => `${scope}.${path}`),
  `fields:${path}`,
];
