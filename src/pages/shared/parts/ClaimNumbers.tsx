import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '../../../../machines/service/claimRequest.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CopyButton } from '../../../layout/CopyButton.tsx';
import { Drawing } from '../../../layout/Drawing.tsx';
import { Icon } from '../../../layout/Icon.tsx';
import type { SayOnPage } from '../../usePageTexts.ts';
import styles from './ClaimNumbers.module.css';

type Props = { result: FinalizeAnswer | undefined; say: SayOnPage };

/** The number of every claim that results from the report; a part that was not accepted says so. */
export function ClaimNumbers({ result, say }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { t: common } = useTexts('common');
  const claims = result?.claimList ?? [];
  if (claims.length === 0) return <p className={styles['pending']}>{say('pending')}</p>;
  return claims.map(({ claimNumber, rejected }) => (
    <div key={claimNumber} className={styles['card']} data-rejected={rejected}>
      {rejected ? <Icon name="warning" size={40} /> : <DrawnTick />}
      <p className={styles['words']}>
        <span>{say('claimNumber')}</span>
        <strong className={styles['number']}>
          {grouped(claimNumber).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </strong>
        {rejected ? <span>{t('finalised.rejected')}</span> : null}
      </p>
      <div className={styles['copy']}>
        <CopyButton read={() => claimNumber} label={t('finalised.copyNumber')}>
          {common('action.copy')}
        </CopyButton>
      </div>
    </div>
  ));
}

/** The parts a number is dictated in: letters, and digits by four. */
const grouped = (claimNumber: string): readonly string[] => claimNumber.match(/\D+|\d{1,4}/g) ?? [];

/** A tick that is drawn once. */
const DrawnTick = () => (
  <Drawing className={styles['tick']} grid={[48, 48]}>
    <circle cx="24" cy="24" r="22" pathLength="1" />
    <path d="M14 25l7 7 13-15" pathLength="1" />
  </Drawing>
);
