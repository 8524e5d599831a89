import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isCaused } from '#machines/claim/derived/riskFlow.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import type { SayOnPage } from '#src/pages/usePageTexts.ts';
import { chosenAccount, maskedEmail, maskedEnd, maskedName } from '#machines/claim/writing/masked.ts';
import styles from './GivenAnswers.module.css';

type Props = { claim: ClaimDetail; result: FinalizeAnswer | undefined; say: SayOnPage };

/**
 * What was reported, in brief, and what we counted. The page may be left open or printed, so no personal details are shown in
 * full.
 */
export function GivenAnswers({ claim, result, say }: Props): ReactNode {
  const { t, language } = useTexts('shared');
  const counted = result?.claimsData ?? [];
  const injured = counted.reduce((sum, { injuredPartiesCount }) => sum + injuredPartiesCount, 0);
  const { incidentDate, reporter, registrationNo, vin, contactSearch } = claim;
  const vehicle = registrationNo ?? vin ?? contactSearch;
  const rows = [
    { name: 'baseClaim', value: claim.consequentClaimRequest?.claimNumber },
    { name: 'incidentDate', value: incidentDate && writeDate(incidentDate) },
    { name: 'vehicle', value: vehicle && maskedEnd(vehicle) },
    { name: 'reporter', value: reporter?.fullName && maskedName(reporter.fullName) },
    { name: 'tel', value: reporter?.tel && maskedEnd(reporter.tel) },
    { name: 'email', value: reporter?.email && maskedEmail(reporter.email) },
    { name: 'account', value: chosenAccount(claim) },
    // The injured who reports knows that it is one.
    { name: 'injured', value: isCaused(claim) && injured > 0 && String(injured) },
  ] as const;
  const amounts = counted.flatMap((one) => one.amounts);
  return (
    <div className={styles['given']}>
      <AnswerList
        title={t('finalised.given.title')}
        rows={[
          ...rows.flatMap(({ name, value }) =>
            value ? [{ label: t(`finalised.given.${name}`), value }] : [],
          ),
          ...amounts.flatMap(({ kind, value, currency }) => {
            const label = say(`given.amounts.${kind}`);
            return label ? [{ label, value: formatMoney(value, currency, language) }] : [];
          }),
        ]}
      />
      <p className={styles['masked']}>{t('finalised.given.masked')}</p>
      <p className={styles['print']}>
        <Button icon="print" onClick={() => print()}>
          {t('finalised.print')}
        </Button>
      </p>
    </div>
  );
}
