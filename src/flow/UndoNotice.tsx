import type { Undo } from '../../machines/flow/change.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Foldable } from '../layout/Foldable.tsx';
import { Notice } from '../layout/Notice.tsx';
import { FallingList } from './FallingList.tsx';
import { fallingGroups } from './fallingGroups.ts';
import { useOpenedFlow } from './openedFlow.ts';

/** What the last change dropped, and the way to take it back. */
export const UndoNotice = ({ undo }: { readonly undo: Undo }) => {
  const { flow, actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const groups = fallingGroups(flow, undo.claim, undo.consequences);
  const count = groups.flatMap(({ answers }) => answers).length;
  return (
    <Notice
      title={t('undo.title')}
      action={<Button onClick={() => actor.send({ type: 'UNDO' })}>{t('undo.confirm')}</Button>}
    >
      <p>{t('undo.text')}</p>
      {count > 0 ? (
        <Foldable title={t('undo.fell', { count })}>
          <FallingList groups={groups} />
        </Foldable>
      ) : null}
    </Notice>
  );
};
