import { ClaimType } from '#machines/claim/enums.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import type { FoundReport } from '#machines/service/sales/reportCalls.ts';
import type { ReportMessage } from '#machines/service/sent/sentMessages.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** How reports, their pages and their times are called. */
export const useReportWords = () => {
  useNamespaces(...ClaimType.options, 'shared', 'sales');
  const { t, language } = useTexts('sales');
  const timeOf = stampIn(language);
  return {
    timeOf,
    nameOf: ({ claimNumber, mark }: FoundReport): string => claimNumber ?? t('reports.mark', { mark }),
    lineOf: ({ claimType, flowType }: FoundReport): string =>
      `${t(`reports.line.${claimType}`)}, ${t(`reports.flow.${flowType}`)}`,
    pageOf: (claimType: ClaimType, view: string): string =>
      i18n.t([...pageTextKeys(claimType, { view }, 'name')], { defaultValue: view }),
    messageOf: ({ by, state, sentAt }: ReportMessage): string =>
      t(`reports.messageState.${state}`, {
        what: t(`reports.message.${by}`),
        time: sentAt === undefined ? '' : timeOf(sentAt),
      }),
    lockOf: ({ lock }: FoundReport): string => {
      if (!lock) return '–';
      return lock.until === undefined
        ? t('reports.locked')
        : t('reports.lockedUntil', { time: timeOf(lock.until) });
    },
  };
};
