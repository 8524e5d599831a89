import { useTranslation } from 'react-i18next';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimType, FlowType, RiskFlow } from '../../machines/claim/enums.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { i18n } from '../i18n/i18n.ts';
import type { TextValues } from '../i18n/useTexts.ts';

/** Says a text of a page by its key below the name of its view; undefined where the page has none. */
export type SayOnPage = (key: string, values?: TextValues) => string | undefined;

/**
 * The words of a page: those of its line of insurance (`car:vehicle.title`), else the shared ones (`shared:vehicle.title`).
 * Words of a variant (`car:vehicle.POVPOS.title`, `shared:documents.UPLOAD.title`) go before both. A page about one row of a list says its `{{number}}`, from 1.
 *
 * @param claimType the line, which is the name of its namespace
 * @param page the page, whose texts stand under the name of its view
 * @param variant see `textVariant`
 * @returns its title, its lead if it has one, and `say` for everything else it says
 */
export function usePageTexts(
  claimType: ClaimType,
  { view, row }: Pick<Page, 'view' | 'row'>,
  variant?: RiskFlow | FlowType,
): { title: string; lead: string | undefined; say: SayOnPage } {
  useTranslation([claimType, 'shared'], { i18n });
  const say: SayOnPage = (key, values = {}) => {
    const paths = [
      ...(variant === undefined
        ? []
        : [`${claimType}:${view}.${variant}.${key}`, `shared:${view}.${variant}.${key}`]),
      `${claimType}:${view}.${key}`,
      `shared:${view}.${key}`,
    ];
    const all = row === undefined ? values : { number: row + 1, ...values };
    return i18n.exists(paths, all) ? i18n.t(paths, all) : undefined;
  };
  return { title: say('title') ?? view, lead: say('lead'), say };
}

/**
 * Which words of a page differ: those of the risk flow where a claim is reported, else those of the flow.
 *
 * @param flow the flow
 * @param claim the answers so far
 */
export const textVariant = (
  { flowType }: Pick<Flow, 'flowType'>,
  { riskFlow }: ClaimDetail,
): RiskFlow | FlowType | undefined => (flowType === 'DRAFT' ? riskFlow : flowType);
