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
import { chosenAccount, wholeAccountText } from '#machines/claim/writing/chosenAccount.ts';
import { maskedEmail, maskedEnd, maskedName } from '#machines/claim/writing/masked.ts';
import { Personal } from './Personal.tsx';
import { useShown } from './useShown.ts';
import styles from './GivenAnswers.module.css';

type Props = { claim: ClaimDetail; result: FinalizeAnswer | undefined; say: SayOnPage };

/**
 * What was reported, in brief, and what we counted. The page may be left open or printed, so personal details are shown in full
 * only where their reporter asks for it.
 */
export function GivenAnswers({ claim, result, say }: Props): ReactNode {
  const { t, language } = useTexts('shared');
  const counted = result?.claimsData ?? [];
  const injured = counted.reduce((sum, { injuredPartiesCount }) => sum + injuredPartiesCount, 0);
  const { incidentDate, reporter, registrationNo, vin, contactSearch } = claim;
  const vehicle = registrationNo ?? vin ?? contactSearch;
  const { shown, turn, print } = useShown();
  const personal = (whole: string | undefined, mask: (text: string) => string) =>
    whole && <Personal whole={whole} masked={mask(whole)} shown={shown} />;
  const rows = [
    { name: 'baseClaim', value: claim.consequentClaimRequest?.claimNumber },
    { name: 'incidentDate', value: incidentDate && writeDate(incidentDate) },
    { name: 'vehicle', value: personal(vehicle, maskedEnd) },
    { name: 'reporter', value: personal(reporter?.fullName, maskedName) },
    { name: 'tel', value: personal(reporter?.tel, maskedEnd) },
    { name: 'email', value: personal(reporter?.email, maskedEmail) },
    {
      name: 'account',
      value: personal(chosenAccount(claim, wholeAccountText), () => chosenAccount(claim) ?? ''),
    },
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
      <p className={styles['masked']} role="status">
        {t(shown.onScreen ? 'finalised.given.whole' : 'finalised.given.masked')}
      </p>
      <p className={styles['ways']}>
        <Button look="quiet" icon="eye" onClick={turn}>
          {t(shown.onScreen ? 'finalised.given.hide' : 'finalised.given.show')}
        </Button>
        <Button look="quiet" icon="print" onClick={() => print(false)}>
          {t('finalised.print')}
        </Button>
        {shown.onScreen ? (
          <Button look="quiet" icon="print" onClick={() => print(true)}>
            {t('finalised.given.printWhole')}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
