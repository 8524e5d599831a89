import { useMemo } from 'react';
import * as z from 'zod';
import { maskedEmail, maskedEnd } from '#machines/claim/writing/masked.ts';
import { text } from '#machines/claim/fields/text.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { Contact } from '#machines/service/identity/identification.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { wrongAnswer } from '#src/drafts/wrongAnswer.ts';

interface Props {
  readonly contact: Contact;
  readonly problem: 'wrong' | 'expired' | 'spent' | 'paused' | undefined;
  /** From when another code may be sent. */
  readonly until: { readonly date: string; readonly time: string } | undefined;
  /** Why the last code was not taken. */
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onSend: (event: { type: 'CONFIRM'; code: string } | { type: 'AGAIN' | 'CHANGE' }) => void;
}

const Told = z.object({ identifyCode: text(20) });

/** Asks for the code that was sent; one that works no longer can only be sent anew. */
export const TellCode = ({ contact, problem, until, failure, isBusy, onSend }: Props) => {
  const { t } = useTexts('identify');
  const isOver = problem === 'expired' || problem === 'spent';
  const isEmail = contact.type === 'EMAIL';
  const to = isEmail ? maskedEmail(contact.value) : maskedEnd(contact.value);
  const refusal = useMemo(
    () => (problem === 'wrong' ? wrongAnswer('identifyCode', failure) : undefined),
    [problem, failure],
  );
  const form = usePageForm({
    schema: Told,
    defaultValue: {},
    refusal,
    onSubmit: ({ identifyCode }) => onSend({ type: 'CONFIRM', code: identifyCode.replaceAll(/\D/g, '') }),
  });
  const ways = (
    <>
      <Button look={isOver ? 'primary' : 'quiet'} onClick={() => onSend({ type: 'AGAIN' })}>
        {t('code.again')}
      </Button>
      <Button look="quiet" onClick={() => onSend({ type: 'CHANGE' })}>
        {t('code.change')}
      </Button>
    </>
  );
  return (
    <PageFrame isSpaced title={t('code.title')} lead={t(isEmail ? 'code.email' : 'code.sms', { to })}>
      <div role="alert">
        {problem === 'wrong' && !refusal ? <Notice tone="error">{t('odd')}</Notice> : null}
        {problem === 'paused' && until ? <Notice tone="warning">{t('paused', until)}</Notice> : null}
        {isOver ? <Notice tone="error">{t(problem)}</Notice> : null}
      </div>
      {isOver ? (
        ways
      ) : (
        <FormFrame form={form}>
          <TextField name="identifyCode" width="short" inputMode="numeric" autoComplete="one-time-code" />
          <ActionBar label={t('code.confirm')} isBusy={isBusy}>
            {ways}
          </ActionBar>
        </FormFrame>
      )}
    </PageFrame>
  );
};
