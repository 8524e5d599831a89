import type { Undo } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Foldable } from '#src/layout/Foldable.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { DroppedList } from './DroppedList.tsx';
import { droppedGroups } from './droppedGroups.ts';
import { useOpenedFlow } from './openedFlow.ts';

/** What the last change dropped, and the way to take it back. */
export const UndoNotice = ({ undo }: { readonly undo: Undo }) => {
  const { flow, actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const groups = droppedGroups(flow, undo.claim, undo.impact);
  const count = groups.flatMap(({ answers }) => answers).length;
  return (
    <Notice
      title={t('undo.title')}
      action={<Button onClick={() => actor.send({ type: 'UNDO' })}>{t('undo.confirm')}</Button>}
    >
      <p>{t('undo.text')}</p>
      {count > 0 ? (
        <Foldable title={t('undo.fell', { count })}>
          <DroppedList groups={groups} />
        </Foldable>
      ) : null}
    </Notice>
  );
};
