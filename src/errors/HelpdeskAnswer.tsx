import { useSelector } from '@xstate/react';
import { isUnanswered } from '#machines/calls/outcome.ts';
import type { ErrorRecord } from '#machines/actors/errors/errorRecords.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** Whether the helpdesk has the record of an error, announced politely: under which number, or why not. */
export const HelpdeskAnswer = ({ record }: { readonly record: ErrorRecord }) => {
  const { t } = useTexts('failures');
  const { value, context } = useSelector(record.helpdesk, (snapshot) => snapshot);
  return (
    <div role="status">
      {value === 'sent' ? (
        <Notice tone="done" title={t('helpdesk.sent.title')}>
          {t('helpdesk.sent.text', { reference: context.reference ?? '' })}
        </Notice>
      ) : null}
      {value === 'notSent' && context.failure ? (
        <Notice tone="warning" title={t('helpdesk.notSent.title')}>
          {t(`helpdesk.notSent.${reasonOf(context.failure)}`)}
        </Notice>
      ) : null}
    </div>
  );
};

const reasonOf = (failure: Failure) => {
  if (isUnanswered(failure)) return 'noAnswer';
  return failure.status === 429 ? 'tooMany' : 'refused';
};
