import type { ClaimDetail } from '#machines/claim/claim.ts';
import { amountsIn } from '#machines/claim/currency.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { codelistsIn, type Wording } from '#machines/report/answerText.ts';
import type { SummaryAnswer } from '#machines/flow/summary.ts';
import { useCodelistNames } from '#src/codelists/useCodelistNames.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';

/**
 * The words that answers of a claim are shown in, in the current language, from the scopes where the fields of the page have words
 * of their own; the codelists of the answers are loaded.
 */
export function useWording(
  told: readonly SummaryAnswer[],
  { claim, scopes = [] }: { readonly claim: ClaimDetail; readonly scopes?: readonly string[] },
): Wording {
  useNamespaces('fields');
  const { language } = useLanguage();
  const nameOf = useCodelistNames([...new Set(told.flatMap(codelistsIn))]);
  return {
    say: (keys, values = {}) => i18n.t([...keys], { defaultValue: '', ...values }) || undefined,
    nameOf,
    language,
    money: (amount) => formatMoney(amount, amountsIn(claim), language),
    scopes,
  };
}
