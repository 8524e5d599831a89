import type { ReactNode } from 'react';
import type { FinalizeAnswer } from '../../../../machines/service/claimRequest.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Notice } from '../../../layout/Notice.tsx';

/** The claim number is on its way as a text message; nothing where no mobile number is known. Source: specification section 2. */
export function SmsSent({ result }: { result: FinalizeAnswer | undefined }): ReactNode {
  const { t } = useTexts('shared');
  if (result?.smsTo === undefined) return null;
  return <Notice>{t('finalised.sms', { tel: result.smsTo })}</Notice>;
}
