import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { calls } from '#machines/service/calls.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import styles from './Enter.module.css';
import { useAsk } from './useAsk.ts';

const InDelegation = z.object({ actFor: text(100) });

/** Entering under one's own name, or on behalf of somebody else. Source: specification section 2, entry screen. */
export const Enter = () => {
  const { client } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('enter.title'));
  const { ask, isBusy, failure } = useAsk(async ({ id }, signal) => {
    const { url } = await client.call(calls.signIn, {
      body: { returnTo: '/', ...(id !== undefined && { actFor: id }) },
      signal,
    });
    location.assign(url);
  });
  const form = usePageForm({
    schema: InDelegation,
    defaultValue: {},
    onSubmit: ({ actFor }) => ask({ id: actFor.toUpperCase() }),
  });
  return (
    <PageFrame isSpaced title={t('enter.title')} lead={t('enter.lead')}>
      <AskFailed failure={failure} />
      <Ways>
        <Button look="primary" icon="key" isBusy={isBusy} onClick={() => ask()}>
          {t('enter.action')}
        </Button>
      </Ways>
      <div className={styles['other']}>
        <h2>{t('enter.or')}</h2>
        <p>{t('enter.orText')}</p>
      </div>
      <FormFrame form={form}>
        <TextField name="actFor" width="short" autoComplete="off" />
        <Ways>
          <Button type="submit" icon="people" isBusy={isBusy}>
            {t('enter.inDelegation')}
          </Button>
        </Ways>
      </FormFrame>
    </PageFrame>
  );
};
