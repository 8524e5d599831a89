import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { messagesOf } from '#machines/service/sent/sentMessages.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './MessagesSent.module.css';

/**
 * The claim number is being sent as a text message and a confirmation as an e-mail, was sent then, or could not be; nothing where no such
 * contact is known. Source: specification section 2.
 */
export function MessagesSent({ result }: { result: FinalizeAnswer | undefined }): ReactNode {
  const { t, language } = useTexts('shared');
  if (!result) return null;
  return messagesOf(result).map(({ by, to, state, sentAt }) => (
    <p key={by} className={styles['sent']}>
      {t(`finalised.message.${by}.${state}`, {
        to,
        ...(sentAt !== undefined && momentOf(sentAt, language)),
      })}
    </p>
  ));
}
