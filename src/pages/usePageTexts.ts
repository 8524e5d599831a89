import { useTranslation } from 'react-i18next';
import type { ClaimType } from '../../machines/claim/enums.ts';
import { i18n } from '../i18n/i18n.ts';
import type { TextValues } from '../i18n/useTexts.ts';

/** Says a text of a page by its key below the page's code; undefined where the page has none. */
export type SayOnPage = (key: string, values?: TextValues) => string | undefined;

/**
 * The words of a page: those of its line of insurance (`car:vehicle.title`), else the shared ones (`shared:vehicle.title`).
 *
 * @param claimType the line, which is the name of its namespace
 * @param page the code of the page
 * @returns its title, its lead if it has one, and `say` for everything else it says
 */
export function usePageTexts(
  claimType: ClaimType,
  page: string,
): { title: string; lead: string | undefined; say: SayOnPage } {
  useTranslation([claimType, 'shared'], { i18n });
  const say: SayOnPage = (key, values = {}) => {
    const paths = [`${claimType}:${page}.${key}`, `shared:${page}.${key}`];
    return i18n.exists(paths, values) ? i18n.t(paths, values) : undefined;
  };
  return { title: say('title') ?? page, lead: say('lead'), say };
}
