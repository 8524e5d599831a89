import type { TextVariant } from '#machines/claim/derived/textVariants.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import type { TextValues } from '#src/i18n/useTexts.ts';

/** The text of a page by its key below the name of its view; undefined where the page has none. */
export type SayOnPage = (key: string, values?: TextValues) => string | undefined;

/**
 * The words of a page: its title, its lead if it has one, and `say` for everything else. Those of its line (`car:vehicle.title`)
 * come before the shared ones (`shared:vehicle.title`), and those of a variant (`car:vehicle.POVPOS.title`,
 * `life:policy.self.title`, see `textVariants`) before both. A page about one row of a list gives its `{{number}}`, from 1.
 */
export function usePageTexts(
  claimType: ClaimType,
  { view, row }: Pick<Page, 'view' | 'row'>,
  variants: readonly TextVariant[] = [],
): { title: string; lead: string | undefined; say: SayOnPage } {
  useNamespaces(claimType, 'shared');
  const say: SayOnPage = (key, values = {}) => {
    const paths = [...pageTextKeys(claimType, { view }, key, variants)];
    const all = row === undefined ? values : { number: row + 1, ...values };
    return i18n.t(paths, { defaultValue: '', ...all }) || undefined;
  };
  return { title: say('title') ?? view, lead: say('lead'), say };
}
