import type { Hindrance } from '#machines/analysis/traffic/summariseTraffic.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { issueKeys } from '#src/forms/summary/issueText.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { withGaps } from '#src/inspect/catalogues/dialogWords.ts';
import { fieldName } from '#src/inspect/fields/fieldName.ts';
import { scopesOf } from '#src/inspect/flowTexts.ts';
import { useSay } from '#src/inspect/useSay.ts';

/** What held somebody up on a page, in words: the field and what it said, or the failure. Suspends until the texts are loaded. */
export const useHindranceWords = (flow: AnyFlow): ((page: AnyPage, hindrance: Hindrance) => string) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  useNamespaces('checks', 'failures');
  return (page, hindrance) => {
    if (hindrance.kind !== 'ERROR') {
      const { code } = hindrance;
      const words = saidBy([`failures:${code}.title`]) ?? code;
      return hindrance.kind === 'FILE' ? t('traffic.file', { words }) : t('traffic.failed', { code, words });
    }
    const { field, key } = hindrance;
    const issue = { name: field, key, severity: 'error' as const };
    return `${fieldName(flow, page, field, say)}: ${saidBy(issueKeys(issue, scopesOf(flow, page))) ?? key}`;
  };
};

const saidBy = (keys: readonly string[]): string | undefined => {
  const found = keys.find((key) => i18n.exists(key));
  return found === undefined ? undefined : withGaps(i18n.t(found, { skipInterpolation: true }));
};
