import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { RecordActor } from './recordActor.ts';
import { RecordForm } from './RecordForm.tsx';
import type { RecordKind } from './recordView.ts';
import styles from './ShownRecord.module.css';
import type { NameOf } from './useFieldLabels.ts';
import { TakenAlong } from './TakenAlong.tsx';
import type { UnsavedRecord, TypedRecord } from './typedRecord.ts';

/** Whoever is named in either record. */
const namesIn = ({ nameOf }: RecordKind, base: Opened, theirs: Opened): NameOf | undefined =>
  nameOf && ((id) => nameOf(theirs)(id) ?? nameOf(base)(id) ?? i18n.t('clientRecord:role.hidden'));

interface Props {
  readonly actor: RecordActor;
  readonly kind: RecordKind;
  readonly kept: UnsavedRecord | undefined;
  readonly left: UnsavedRecord | undefined;
  readonly memory: TypedRecord;
  readonly mayWrite: boolean;
}

/** The form of a record that is open, with what is told above it and the dialog where two have changed the same. */
export const ShownRecord = ({ actor, kind, kept, left, memory, mayWrite }: Props) => {
  const { t } = useTexts('clientRecord');
  const { base, theirs, contested, takenAlong } = useSelector(actor, ({ context }) => context);
  const isConflict = useSelector(actor, (snapshot) => snapshot.matches('conflict'));
  const [restored, setRestored] = useState<UnsavedRecord>();
  if (!base) return <PageLoading />;
  const typed = restored ?? (kept?.base.version === base.version ? kept : undefined);
  return (
    <>
      {mayWrite ? null : (
        <div className={styles['readOnly']}>
          <Notice>{t('readOnly')}</Notice>
        </div>
      )}
      {kind.above?.(base)}
      {left && !restored ? (
        <Notice
          action={
            <Button
              onClick={() => {
                actor.send({ type: 'RESTORE', base: left.base });
                setRestored(left);
              }}
            >
              {t('restore.action')}
            </Button>
          }
        >
          <p>{t('restore.text')}</p>
        </Notice>
      ) : null}
      <TakenAlong theirs={theirs} paths={takenAlong} />
      <RecordForm
        key={`${base.version} ${restored === undefined ? '' : 'restored'}`}
        typed={typed?.typed}
        {...{ actor, kind, base, memory, mayWrite }}
      />
      {isConflict && theirs ? (
        <ConflictDialog
          theirs={theirs}
          contested={contested}
          nameOf={namesIn(kind, base, theirs)}
          onMerge={(picks) => actor.send({ type: 'MERGE', picks })}
          onTakeTheirs={() => {
            memory.forget();
            actor.send({ type: 'TAKE_THEIRS' });
          }}
          onCancel={() => actor.send({ type: 'CANCEL' })}
        />
      ) : null}
    </>
  );
};
