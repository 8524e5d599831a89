import type { ClaimType } from '#machines/claim/enums.ts';
import type { SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { pageScopes } from '#machines/report/textKeys.ts';

// The same list every time: it is a context, and a new one would draw every field again.
const made = new Map<string, readonly string[]>();

/**
 * Where a page looks for the words of its fields before the common ones: in its own, then in those of its line, and in each of
 * them for whom it addresses. It is the same list for the same page and person, so that it is fit for a context.
 */
export function textScopesOf(
  claimType: ClaimType,
  page: Pick<Page, 'view'>,
  to?: SpokenTo,
): readonly string[] {
  const name = `${claimType}/${page.view}/${to}`;
  const scopes = made.get(name) ?? pageScopes(claimType, page, to);
  made.set(name, scopes);
  return scopes;
}
