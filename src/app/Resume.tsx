import { useEffect, useState } from 'react';
import type { CallAnswer } from '../../machines/service/call.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from './application.ts';
import { draftMemory } from './draftMemory.ts';
import { entries } from './flowChunks.ts';

type Draft = CallAnswer<typeof calls.listDrafts>['drafts'][number];

/** A draft this browser began: one press goes on with it. Silent where there is none, or nobody can tell. */
export const Resume = () => {
  const { client, configuration, dialogs } = useApplication();
  const { t } = useTexts('start');
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    client.call(calls.listDrafts, {}).then(
      ({ drafts }) => setDraft(drafts.find(({ claimType }) => entryOf(claimType) !== undefined)),
      () => undefined,
    );
  }, [client]);
  if (!draft) return null;
  const resume = async () => {
    const { claimRequestUuid, claimType, flowType } = draft;
    try {
      await client.call(calls.openDraft, { params: { claimRequestUuid } });
      draftMemory(localStorage, `${claimType}.${flowType}`).keep(claimRequestUuid);
      location.assign(`${configuration.entryPrefix}${entryOf(claimType)?.home}?flow=${flowType}`);
    } catch (cause) {
      if (cause instanceof Failure) dialogs.send({ type: 'OPEN', dialog: { code: cause.code } });
    }
  };
  return (
    <Notice
      title={t('resume.title')}
      action={<Button onClick={() => void resume()}>{t('resume.action')}</Button>}
    >
      {t('resume.text')}
    </Notice>
  );
};

const entryOf = (claimType: string) => entries.find((entry) => entry.claimType === claimType);
