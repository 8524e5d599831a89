import { useSelector } from '@xstate/react';
import type { ErrorRecord } from '#machines/actors/errors/errorRecords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
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
  const { t: common } = useTexts('common');
  const state = useSelector(helpdesk, ({ value }) => value);
  return (
    <>
      <CopyButton read={() => failureRecord(report)}>{common('action.copy')}</CopyButton>
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
