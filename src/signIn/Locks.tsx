import { useState } from 'react';
import * as z from 'zod';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import {
  draftLockCalls,
  LiftReason,
  type LiftedLock,
  type LockedDraft,
} from '#machines/service/draftLocks.ts';
import { withReturnPath } from '#machines/service/identity/returnPath.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import card from '#src/layout/Card.module.css';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useCall } from '#src/shell/useCall.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import styles from './Locks.module.css';
import { useAsk } from './useAsk.ts';

/** The drafts that wrong numbers have locked, for the operator who lifts a lock for a client who calls. */
export const Locks = () => {
  const { visitor } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('locks.title'));
  if (visitor?.who?.isSignedIn && visitor.who.roles.includes('operator')) return <Listed />;
  return (
    <PageFrame isSpaced title={t('locks.title')} lead={t('locks.signIn')}>
      <ButtonLink look="primary" icon="key" href={withReturnPath(signInPaths.enter, signInPaths.locks)}>
        {t('refused.again')}
      </ButtonLink>
    </PageFrame>
  );
};

const Listed = () => {
  const { client } = useApplication();
  const { t } = useTexts('signIn');
  const listed = useCall('lockedDrafts', (signal) => client.call(draftLockCalls.lockedDrafts, { signal }));
  const [lifted, setLifted] = useState<readonly string[]>([]);
  if (!listed) return <PageLoading />;
  const locked = listed.ok ? listed.value.drafts.filter(({ mark }) => !lifted.includes(mark)) : [];
  const last = lifted.at(-1);
  return (
    <PageFrame isSpaced title={t('locks.title')} lead={t('locks.lead')}>
      <AskFailed failure={listed.ok ? undefined : listed.failure} />
      <div role="status">
        {last === undefined ? null : <Notice tone="done">{t('locks.lifted', { mark: last })}</Notice>}
      </div>
      {listed.ok && locked.length === 0 ? <p>{t('locks.none')}</p> : null}
      <ul className={card['list']}>
        {locked.map((draft) => (
          <Locked
            key={draft.mark}
            draft={draft}
            onLifted={() => setLifted((before) => [...before, draft.mark])}
          />
        ))}
      </ul>
    </PageFrame>
  );
};

interface LockedProps {
  readonly draft: LockedDraft;
  readonly onLifted: () => void;
}

const Lifting = z.object({ liftReason: LiftReason });

const Locked = ({ draft: { mark, locks, until, lifted }, onLifted }: LockedProps) => {
  const { client } = useApplication();
  const { t, language } = useTexts('signIn');
  const { ask, isBusy, failure } = useAsk(async ({ reason = '' }, signal) => {
    await client.call(draftLockCalls.liftLock, { body: { mark, reason }, signal });
    onLifted();
  });
  const form = usePageForm({
    id: `lock-${mark}`,
    schema: Lifting,
    defaultValue: {},
    onSubmit: ({ liftReason }) => ask({ reason: liftReason }),
  });
  return (
    <li className={`${card['card']} ${styles['locked']}`}>
      <h2 className={styles['mark']}>{t('locks.mark', { mark })}</h2>
      <p className={styles['told']}>
        {until ? t('locks.until', momentOf(until, language)) : t('locks.forever')}{' '}
        {t('locks.count', { count: locks })}
      </p>
      <Earlier lifted={lifted} />
      <AskFailed failure={failure} />
      <FormFrame form={form}>
        <TextField name="liftReason" autoComplete="off" />
        <Ways>
          <Button type="submit" isBusy={isBusy} aria-label={t('locks.liftOf', { mark })}>
            {t('locks.lift')}
          </Button>
        </Ways>
      </FormFrame>
    </li>
  );
};

/** Who has lifted the locks of the same draft before: an operator who sees it thinks twice. */
const Earlier = ({ lifted }: { readonly lifted: readonly LiftedLock[] }) => {
  const { t, language } = useTexts('signIn');
  if (lifted.length === 0) return null;
  return (
    <ul className={styles['earlier']}>
      {lifted.map(({ at, operator, reason, attempts }) => (
        <li key={at}>
          {t('locks.earlier', { ...momentOf(at, language), operator, reason, count: attempts })}
        </li>
      ))}
    </ul>
  );
};
