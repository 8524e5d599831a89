import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '../../../../machines/service/claimRequest.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Icon } from '../../../layout/Icon.tsx';
import type { SayOnPage } from '../../usePageTexts.ts';
import styles from './ClaimNumbers.module.css';

type Props = { result: FinalizeAnswer | undefined; say: SayOnPage };

/** The number of every claim that results from the report; a part that was not accepted says so. */
export function ClaimNumbers({ result, say }: Props): ReactNode {
  const { t } = useTexts('shared');
  const claims = result?.claimList ?? [];
  if (claims.length === 0) return <p className={styles['pending']}>{say('pending')}</p>;
  return claims.map(({ claimNumber, rejected }) => (
    <div key={claimNumber} className={styles['card']} data-rejected={rejected}>
      <Icon name={rejected ? 'warning' : 'done'} size={32} />
      <p className={styles['words']}>
        <span>{say('claimNumber')}</span>
        <strong className={styles['number']}>{claimNumber}</strong>
        {rejected ? <span>{t('finalised.rejected')}</span> : null}
      </p>
    </div>
  ));
}
