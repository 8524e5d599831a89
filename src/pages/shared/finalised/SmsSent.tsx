import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './SmsSent.module.css';

/**
 * The claim number is being sent as a text message, was sent then, or could not be; nothing where no mobile number is known. Source:
 * specification section 2.
 */
export function SmsSent({ result }: { result: FinalizeAnswer | undefined }): ReactNode {
  const { t, language } = useTexts('shared');
  if (result?.smsTo === undefined) return null;
  const { smsTo: tel, smsSentAt, smsFailed } = result;
  if (smsFailed) return <p className={styles['sms']}>{t('finalised.smsFailed', { tel })}</p>;
  if (smsSentAt === undefined) return <p className={styles['sms']}>{t('finalised.sms', { tel })}</p>;
  return <p className={styles['sms']}>{t('finalised.smsSent', { tel, ...momentOf(smsSentAt, language) })}</p>;
}
