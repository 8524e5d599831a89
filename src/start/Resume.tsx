import { useState } from 'react';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { draftsAddress } from '#src/drafts/draftsRoute.ts';
import { useDraftName } from '#src/drafts/useDraftName.ts';
import { useSavedWhen } from '#src/drafts/useSavedWhen.ts';
import { Resuming } from './Resuming.tsx';

/** Drafts this browser began: one press continues the last, another shows them all. Shows nothing where there are none. */
export const Resume = ({ drafts }: { readonly drafts: readonly ListedDraft[] }) => {
  const [draft] = drafts;
  return draft ? <Last draft={draft} hasMore={drafts.length > 1} /> : null;
};

const Last = ({ draft, hasMore }: { readonly draft: ListedDraft; readonly hasMore: boolean }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  const { t: drafts } = useTexts('drafts');
  const name = useDraftName()(draft);
  const saved = useSavedWhen(draft);
  const [isResuming, setResuming] = useState(false);
  return (
    <Notice
      title={t('resume.title')}
      action={
        <>
          <Button isBusy={isResuming} onClick={() => setResuming(true)}>
            {draft.authorised ? t('resume.action') : drafts('verify')}
          </Button>
          {hasMore ? (
            <ButtonLink look="quiet" href={draftsAddress(configuration, location.pathname)}>
              {t('resume.more')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        {saved}. {t('resume.text')}
      </p>
      {isResuming ? <Resuming draft={draft} onEnd={() => setResuming(false)} /> : null}
    </Notice>
  );
};
