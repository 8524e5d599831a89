import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ErrorRecord } from '../../machines/actors/errorRecords.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { failureRecord } from './failureRecord.ts';

const words = {
  unsent: 'helpdesk.send',
  sending: 'helpdesk.send',
  sent: 'helpdesk.done',
  notSent: 'helpdesk.again',
} as const;

/** What may be done with the record of an error: copied, sent to the helpdesk. */
export const ErrorActions = ({ record: { helpdesk, report } }: { readonly record: ErrorRecord }) => {
  const { t } = useTexts('failures');
  const state = useSelector(helpdesk, ({ value }) => value);
  return (
    <>
      <CopyButton text={failureRecord(report)} />
      <Button
        isBusy={state === 'sending'}
        aria-disabled={state === 'sent'}
        onClick={() => helpdesk.send({ type: 'SEND' })}
      >
        {t(words[state])}
      </Button>
    </>
  );
};

/** Copies a text and says so. */
const CopyButton = ({ text }: { readonly text: string }) => {
  const { t } = useTexts('common');
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <>
      <Button onClick={copy}>{isCopied ? t('action.copied') : t('action.copy')}</Button>
      <output className="visually-hidden">{isCopied ? t('action.copied') : null}</output>
    </>
  );
};
