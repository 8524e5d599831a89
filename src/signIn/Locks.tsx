import { useState } from 'react';
import { signInPaths } from '../../machines/origins/signInPaths.ts';
import { draftLockCalls, type LockedDraft } from '../../machines/service/draftLocks.ts';
import { dayOf } from '../drafts/useSavedWhen.ts';
import { formatTime } from '../i18n/formatTime.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import card from '../layout/Card.module.css';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from '../shell/application.ts';
import { PageLoading } from '../shell/PageLoading.tsx';
import { useCall } from '../shell/useCall.ts';
import { useTitle } from '../shell/useTitle.ts';
import { AskFailed } from './AskFailed.tsx';
import styles from './Locks.module.css';
import { useAsk } from './useAsk.ts';

/** The drafts that wrong numbers have locked, for the operator who lifts a lock for whoever calls. */
export const Locks = () => {
  const { arrival } = useApplication();
  const { t } = useTexts('signIn');
  useTitle(t('locks.title'));
  if (arrival?.who?.isSignedIn && arrival.who.roles.includes('operator')) return <Listed />;
  return (
    <PageFrame isSpaced title={t('locks.title')} lead={t('locks.signIn')}>
      <ButtonLink look="primary" icon="key" href={signInPaths.enter}>
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

const Locked = ({ draft: { mark, locks, until }, onLifted }: LockedProps) => {
  const { client } = useApplication();
  const { t, language } = useTexts('signIn');
  const { ask, isBusy, failure } = useAsk(async (_, signal) => {
    await client.call(draftLockCalls.liftLock, { body: { mark }, signal });
    onLifted();
  });
  const end = until === undefined ? undefined : new Date(until);
  return (
    <li className={`${card['card']} ${styles['locked']}`}>
      <h2 className={styles['mark']}>{t('locks.mark', { mark })}</h2>
      <p className={styles['told']}>
        {end
          ? t('locks.until', { date: dayOf(end, language), time: formatTime(end, language) })
          : t('locks.forever')}{' '}
        {t('locks.count', { count: locks })}
      </p>
      <AskFailed failure={failure} />
      <Button isBusy={isBusy} aria-label={t('locks.liftOf', { mark })} onClick={() => ask()}>
        {t('locks.lift')}
      </Button>
    </li>
  );
};
