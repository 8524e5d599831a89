import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './MessagesSent.module.css';

/**
 * The claim number is being sent as a text message and a confirmation as an e-mail, was sent then, or could not be; nothing where no such
 * contact is known. Source: specification section 2.
 */
export function MessagesSent({ result }: { result: FinalizeAnswer | undefined }): ReactNode {
  const { t, language } = useTexts('shared');
  const { smsTo: tel, smsSentAt, smsFailed, mailTo: address, mailSentAt, mailFailed } = result ?? {};
  return (
    <>
      {tel === undefined ? null : (
        <p className={styles['sent']}>
          {smsFailed
            ? t('finalised.smsFailed', { tel })
            : smsSentAt === undefined
              ? t('finalised.sms', { tel })
              : t('finalised.smsSent', { tel, ...momentOf(smsSentAt, language) })}
        </p>
      )}
      {address === undefined ? null : (
        <p className={styles['sent']}>
          {mailFailed
            ? t('finalised.mailFailed', { address })
            : mailSentAt === undefined
              ? t('finalised.mail', { address })
              : t('finalised.mailSent', { address, ...momentOf(mailSentAt, language) })}
        </p>
      )}
    </>
  );
}
