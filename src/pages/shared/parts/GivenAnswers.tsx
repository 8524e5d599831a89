import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { formatDate } from '../../../i18n/formatDate.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { maskedEmail, maskedEnd, maskedName } from '../masked.ts';
import styles from './GivenAnswers.module.css';

/** What was reported, in brief. The page may lie open or be printed, so nobody is told in full. */
export function GivenAnswers({ claim }: { claim: ClaimDetail }): ReactNode {
  const { t } = useTexts('shared');
  const { incidentDate, reporter, registrationNo, vin, contactSearch, userEnteredBankContact } = claim;
  const vehicle = registrationNo ?? vin ?? contactSearch;
  const account = userEnteredBankContact?.accountNumber;
  const rows = [
    { name: 'incidentDate', value: incidentDate && formatDate(incidentDate) },
    { name: 'vehicle', value: vehicle && maskedEnd(vehicle) },
    { name: 'reporter', value: reporter?.fullName && maskedName(reporter.fullName) },
    { name: 'tel', value: reporter?.tel && maskedEnd(reporter.tel) },
    { name: 'email', value: reporter?.email && maskedEmail(reporter.email) },
    { name: 'account', value: account && `${maskedEnd(account)}/${userEnteredBankContact?.bankCode ?? ''}` },
  ] as const;
  return (
    <div className={styles['given']}>
      <AnswerList
        title={t('finalised.given.title')}
        rows={rows.flatMap(({ name, value }) =>
          value ? [{ label: t(`finalised.given.${name}`), value }] : [],
        )}
      />
      <p className={styles['masked']}>{t('finalised.given.masked')}</p>
    </div>
  );
}
