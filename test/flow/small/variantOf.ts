import type { Page } from '#machines/report/claimFlow.ts';

/** A page that differs from another one, at least by its code. */
export const variantOf = <const PageCode extends string, const Next extends string>(
  page: Page<string, Next>,
  differing: Partial<Omit<Page<PageCode, Next>, 'code'>> & { readonly code: PageCode },
): Page<PageCode, Next> => ({ ...page, ...differing });
