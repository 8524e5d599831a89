import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Conflict } from '#machines/report/claimMachine.ts';
import { versionsOf } from '#machines/flow/machine/context.ts';
import type { ChangedAnswer } from '#machines/report/claimFlow.ts';
import { changedElsewhere } from '#machines/flow/merge.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { ChangedAnswers } from './ChangedAnswers.tsx';

/**
 * The report was changed elsewhere meanwhile: every answer that the other one changed stands beside the one here, and the reporter
 * says which of them counts. What was changed here as well stays as it is here unless they say otherwise.
 */
export const ConflictDialog = () => {
  const { actor } = useOpenedFlow();
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  return conflict ? <Choosing key={conflict.theirs.version} conflict={conflict} /> : null;
};

const Choosing = ({ conflict }: { readonly conflict: Conflict }) => {
  const { actor, flow } = useOpenedFlow();
  const { t } = useTexts('meetings');
  const prefill = useSelector(actor, ({ context }) => context.prefill);
  const versions = versionsOf(prefill, conflict);
  const changes = changedElsewhere(flow, versions);
  const [kept, setKept] = useState(() => contestedIn(changes));
  const keep = (path: string, isKept: boolean) =>
    setKept((before) => [...before.filter((one) => one !== path), ...(isKept ? [path] : [])]);
  return (
    <Dialog
      title={t('conflict.title')}
      isWide
      actions={
        <>
          <Button look="primary" onClick={() => actor.send({ type: 'MERGE', paths: kept })}>
            {t('conflict.confirm')}
          </Button>
          <Button onClick={() => actor.send({ type: 'REFUSE' })}>{t('conflict.refuse')}</Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <div className={styles['pages']}>
        {[...new Set(changes.map(({ page }) => page))].map((page) => (
          <ChangedAnswers
            key={page.code}
            page={page}
            changes={changes.filter((change) => change.page === page)}
            versions={versions}
            chosen={kept}
            onKeep={keep}
          />
        ))}
      </div>
      <p>{t('conflict.rest')}</p>
    </Dialog>
  );
};

const contestedIn = (changes: readonly ChangedAnswer[]): readonly string[] =>
  changes.filter(({ isContested }) => isContested).map(({ path }) => path);
