import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Merging } from '#machines/sales/records/mergeRecords.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import type { recordMachine } from '#machines/sales/records/recordMachine.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { Ways } from '#src/layout/Ways.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import type { RecordKind } from './recordView.ts';
import { ShownRecord } from './ShownRecord.tsx';
import { typedRecord } from './typedRecord.ts';

interface Props {
  readonly shell: ShellActor;
  readonly kind: RecordKind;
  /** The machine with the calls of its kind. */
  readonly machine: typeof recordMachine;
  readonly merging: Merging;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  /** What a new one begins with. */
  readonly begins: Opened;
  /** The key of what is typed into it in this tab. */
  readonly memoryKey: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Goes on once the record with an id is saved. */
  readonly onSaved: (id: string) => void;
  readonly onBack: () => void;
  /** Who else is at the record, given the fields that are changed here and not saved. */
  readonly others?: (unsaved: readonly string[]) => ReactNode;
}

const scopes = ['clientRecord:fields'];

/** The page on which a record is created or changed. */
export const RecordPage = (props: Props) => {
  const { shell, kind, machine, merging, id, begins, memoryKey, title, lead, onSaved, onBack, others } =
    props;
  const { t } = useTexts('clientRecord');
  const [memory] = useState(() => typedRecord(sessionStorage, memoryKey));
  const [kept] = useState(() => memory.read(Date.now()));
  const reloaded = kept?.isLeft === false ? kept : undefined;
  const actor = useActorRef(machine, {
    input: {
      id,
      createKey: crypto.randomUUID(),
      begins: id === undefined ? (reloaded?.base ?? begins) : begins,
      merging,
      keptBase: reloaded?.base,
    },
  });
  const isShared = useSelector(actor, ({ context }) => context.base?.isShared === true);
  const mayWrite = useSelector(shell, ({ context }) => context.visitor?.mayCreate === true) && !isShared;
  const unsaved = useSelector(actor, ({ context }) => context.unsaved);
  const isAway = useSelector(actor, (snapshot) => snapshot.matches('away'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useTitle(title);
  const saved = useEffectEvent((one: string) => {
    memory.forget();
    shell.send({ type: 'UNSAVED', fields: [] });
    // What somebody else had changed is told first, in the form that has it now.
    if (actor.getSnapshot().context.takenAlong.length === 0) onSaved(one);
  });
  useEffect(() => {
    const hearing = actor.on('saved', (event) => saved(event.id));
    return () => hearing.unsubscribe();
  }, [actor]);
  useEffect(() => shell.send({ type: 'UNSAVED', fields: unsaved }), [shell, unsaved]);
  useEffect(() => {
    if (failure) shell.send({ type: 'CALL_REFUSED', error: failure });
  }, [shell, failure]);
  // What is typed into a form that is left stays for an hour; after a reload it is there at once.
  useEffect(
    () => () => {
      memory.leave();
      shell.send({ type: 'UNSAVED', fields: [] });
    },
    [memory, shell],
  );
  return (
    <WayBack value={onBack}>
      <PageFrame title={title} lead={lead}>
        <AskFailed failure={failure} />
        {others?.(unsaved)}
        {isAway ? (
          <Ways>
            <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
              {t('action.again')}
            </Button>
          </Ways>
        ) : (
          <TextScopes value={scopes}>
            <ShownRecord
              actor={actor}
              left={kept?.isLeft ? kept : undefined}
              {...{ kind, kept: reloaded, memory, mayWrite }}
            />
          </TextScopes>
        )}
      </PageFrame>
    </WayBack>
  );
};
