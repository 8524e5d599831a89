import type { SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import type { TextVariant } from '#machines/claim/derived/textVariants.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Page } from './claimFlow.ts';

/**
 * Where the words of a page's fields are looked for before the common ones, the closest first, and in each place those that
 * address somebody in particular before those for everybody: `life:hospital.self.fields`, `life:hospital.fields`,
 * `life:self.fields`, `life:fields`.
 */
export const pageScopes = (
  claimType: ClaimType,
  { view }: Pick<Page, 'view'>,
  to?: SpokenTo,
): readonly string[] =>
  [`${view}.`, ''].flatMap((place) => [
    ...(to === undefined ? [] : [`${claimType}:${place}${to}.fields`]),
    `${claimType}:${place}fields`,
  ]);

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
 * The keys that a text of a page may have, the closest first: those of its variants (`car:vehicle.POVPOS.title`,
 * `shared:documents.UPLOAD.title`, `life:policy.self.lead`), then those of its line, then those of every line.
 */
export const pageTextKeys = (
  claimType: ClaimType,
  { view }: Pick<Page, 'view'>,
  key: string,
  variants: readonly TextVariant[] = [],
): readonly string[] => {
  const names = [...variants.map((variant) => `${view}.${variant}`), view];
  return names.flatMap((name) => [`${claimType}:${name}.${key}`, `shared:${name}.${key}`]);
};
