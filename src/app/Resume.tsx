import { useEffect, useState } from 'react';
import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { Failure } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from './application.ts';
import { draftsAddress } from './drafts/draftsRoute.ts';
import { goToDraft, isServed } from './goToDraft.ts';
import styles from './Resume.module.css';

/** Drafts this browser began: one press goes on with the last, another shows them all. Silent where there is none, or nobody can tell. */
export const Resume = () => {
  const { client, configuration, dialogs } = useApplication();
  const { t } = useTexts('start');
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  useEffect(() => {
    client.call(calls.listDrafts, {}).then(
      (list) => setDrafts(list.drafts.filter(isServed)),
      () => undefined,
    );
  }, [client]);
  const [draft] = drafts;
  if (!draft) return null;
  const { entryPrefix } = configuration;
  const resume = async () => {
    try {
      await client.call(calls.openDraft, { params: { claimRequestUuid: draft.claimRequestUuid } });
      goToDraft(draft, entryPrefix);
    } catch (cause) {
      if (cause instanceof Failure) dialogs.send({ type: 'OPEN', dialog: { code: cause.code } });
    }
  };
  return (
    <Notice
      title={t('resume.title')}
      action={
        <div className={styles['ways']}>
          <Button onClick={() => void resume()}>{t('resume.action')}</Button>
          {drafts.length > 1 ? (
            <ButtonLink look="quiet" href={draftsAddress(entryPrefix, location.pathname)}>
              {t('resume.more')}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {t('resume.text')}
    </Notice>
  );
};
