import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { Failure } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from './application.ts';
import { draftsAddress } from './drafts/draftsRoute.ts';
import { goToDraft } from './goToDraft.ts';
import { useDraftName } from './useDraftName.ts';
import { useSavedWhen } from './useSavedWhen.ts';
import styles from './Resume.module.css';

/** Drafts this browser began: one press goes on with the last, another shows them all. Silent where there is none. */
export const Resume = ({ drafts }: { readonly drafts: readonly ListedDraft[] }) => {
  const [draft] = drafts;
  return draft ? <Last draft={draft} hasMore={drafts.length > 1} /> : null;
};

const Last = ({ draft, hasMore }: { readonly draft: ListedDraft; readonly hasMore: boolean }) => {
  const { client, configuration, dialogs } = useApplication();
  const { t } = useTexts('start');
  const { t: drafts } = useTexts('drafts');
  const name = useDraftName(draft);
  const saved = useSavedWhen(draft);
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
          {hasMore ? (
            <ButtonLink look="quiet" href={draftsAddress(entryPrefix, location.pathname)}>
              {t('resume.more')}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      <p>
        <strong>{name}</strong>, {drafts(`kinds.${draft.flowType}`)}. {saved}.
      </p>
      <p>{t('resume.text')}</p>
    </Notice>
  );
};
