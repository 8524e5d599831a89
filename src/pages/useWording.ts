import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { amountsIn } from '../../machines/claim/currency.ts';
import { formatMoney } from '../../machines/claim/writing/formatMoney.ts';
import { codelistsIn, type Wording } from '../../machines/flow/answerText.ts';
import type { ToldAnswer } from '../../machines/flow/told.ts';
import { useCodelistNames } from '../codelists/useCodelistNames.ts';
import { i18n } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';

/**
 * The words that answers of a claim are shown in, in the current language, from the scopes where the fields of the page have words
 * of their own; the codelists of the answers are loaded.
 */
export function useWording(
  told: readonly ToldAnswer[],
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
