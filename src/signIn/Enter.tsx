import * as z from 'zod';
import type { Failure } from '#machines/calls/failures.ts';
import { text } from '#machines/claim/fields/text.ts';
import { calls } from '#machines/service/calls.ts';
import { returnPathIn } from '#machines/service/identity/returnPath.ts';
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
  const { client, ports } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('enter.title'));
  const { ask, isBusy, failure } = useAsk(async ({ id }, signal) => {
    const { url } = await client.call(calls.signIn, {
      body: { returnTo: returnPathIn(ports.query()) ?? '/', ...(id !== undefined && { actFor: id }) },
      signal,
    });
    location.assign(url);
  });
  return (
    <PageFrame isSpaced title={t('enter.title')} lead={t('enter.lead')}>
      <EnterWays isBusy={isBusy} failure={failure} onEnter={(id) => ask({ id })} />
    </PageFrame>
  );
};

interface Props {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** Called with the number of whom they act for; without one where they enter for themselves. */
  readonly onEnter: (id: string | undefined) => void;
}

/** The two ways in: under one's own name, and on behalf of somebody else. */
export const EnterWays = ({ isBusy, failure, onEnter }: Props) => {
  const { t } = useTexts('signIn');
  const form = usePageForm({
    schema: InDelegation,
    defaultValue: {},
    onSubmit: ({ actFor }) => onEnter(actFor.toUpperCase()),
  });
  return (
    <>
      <AskFailed failure={failure} />
      <Ways>
        <Button look="primary" icon="key" isBusy={isBusy} onClick={() => onEnter(undefined)}>
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
    </>
  );
};
