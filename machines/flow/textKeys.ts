import type { TextVariant } from '../claim/derived/textVariant.ts';
import type { ClaimType } from '../claim/enums.ts';
import type { Page } from './page.ts';

/**
 * Where the words of a page's fields are looked for before the common ones, the closest first: `life:hospital.fields`,
 * `life:fields`.
 */
export const pageScopes = (claimType: ClaimType, { view }: Pick<Page, 'view'>): readonly string[] => [
  `${claimType}:${view}.fields`,
  `${claimType}:fields`,
];

/**
 * The keys that a text about a field may have, the closest first: in each of the scopes, then among the common words. The path is
 * the field without row numbers and what is said about it: `reporter.email.label`.
 */
export const textKeys = (scopes: readonly string[], path: string): string[] => [
  ...scopes.map((scope) => `${scope}.${path}`),
  `fields:${path}`,
];

/** The keys that the heading of a group of questions may have: its line's own, else the one of every line. */
export const groupTitleKeys = (claimType: ClaimType, group: string): string[] => [
  `${claimType}:${group}`,
  `shared:${group}`,
];

/**
 * The keys that a text of a page may have, the closest first: those of a variant (`car:vehicle.POVPOS.title`,
 * `shared:documents.UPLOAD.title`), then those of its line, then those of every line.
 */
export const pageTextKeys = (
  claimType: ClaimType,
  { view }: Pick<Page, 'view'>,
  key: string,
  variant?: TextVariant,
): readonly string[] => {
  const names = [...(variant === undefined ? [] : [`${view}.${variant}`]), view];
  return names.flatMap((name) => [`${claimType}:${name}.${key}`, `shared:${name}.${key}`]);
};
