import { useEffect, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { controlFor } from '#machines/flow/question.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { isDirty } from '#src/forms/dirty.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import type { Typed } from '#src/forms/typed.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import type { RecordActor } from './recordActor.ts';
import { RecordFields } from './RecordFields.tsx';
import type { RecordKind } from './recordView.ts';
import type { TypedRecord } from './typedRecord.ts';

interface Props {
  readonly actor: RecordActor;
  readonly kind: RecordKind;
  readonly base: Opened;
  readonly typed: Typed | undefined;
  readonly memory: TypedRecord;
  /** Whoever may not write reads it. */
  readonly mayWrite: boolean;
}

/** The form of a record. Ctrl+Enter saves it; what is typed stays in the tab until it is saved. */
export const RecordForm = ({ actor, kind, base, typed, memory, mayWrite }: Props) => {
  const { t } = useTexts('clientRecord');
  const view = useMemo(() => kind.viewOf(base), [kind, base]);
  const { questions, schema, begun, stored } = view;
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'));
  const unsavedIn = (now: Typed) =>
    questions
      // A list whose last row was removed has no field any more.
      .filter((one) => valueAt(now, one.ask) !== undefined || controlFor(one)?.kind === 'rows')
      .map(({ ask }) => ask)
      .filter((path) => isDirty(path, begun, now));
  const form = usePageForm({
    schema,
    defaultValue: begun,
    typed,
    refusal,
    asyncChecks: kind.checks,
    dependents: kind.dependents,
    onSubmit: (answers) => actor.send({ type: 'SAVE', record: stored(answers) }),
    onTyped(now) {
      const unsaved = unsavedIn(now);
      actor.send({ type: 'TYPED', unsaved });
      if (unsaved.length > 0) memory.keep(now, base, Date.now());
      else memory.forget();
    },
  });
  useEffect(() => {
    if (typed) actor.send({ type: 'TYPED', unsaved: unsavedIn(typed) });
    // Once, for what was typed before this form stood.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useSaveByKeys(form.id, mayWrite);
  return (
    <FormFrame form={form}>
      {kind.before?.(base)}
      <RecordFields
        view={view}
        isReadOnly={!mayWrite}
        ahead={kind.ahead?.(base)}
        instead={kind.instead?.(base)}
        below={kind.below?.(base)}
      />
      {kind.beside}
      {mayWrite ? (
        <ActionBar label={t(`action.${base.version === 0 ? kind.create : 'save'}`)} isBusy={isBusy}>
          <span role="status">{t(isSaved ? 'saved' : 'action.saveKeys')}</span>
        </ActionBar>
      ) : null}
    </FormFrame>
  );
};

/** Ctrl+Enter saves a form from within it, and from the heading that somebody arrives at. */
const useSaveByKeys = (id: string, mayWrite: boolean): void => {
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!mayWrite || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = document.forms.namedItem(id);
      const at = event.target instanceof Element ? event.target : undefined;
      if (!form || !at || !(form.contains(at) || at.matches('h1, body'))) return;
      event.preventDefault();
      form.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [id, mayWrite]);
};
