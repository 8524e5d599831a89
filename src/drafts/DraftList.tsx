import { useState } from 'react';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import card from '#src/layout/Card.module.css';
import { Dialog } from '#src/layout/Dialog.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { isServed } from './goToDraft.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { DraftRow } from './DraftRow.tsx';
import { FindElsewhere } from './FindElsewhere.tsx';
import { LeaveComputer } from './LeaveComputer.tsx';
import { NoDrafts } from './NoDrafts.tsx';

interface Props {
  readonly drafts: readonly ListedDraft[];
  readonly isBusy: boolean;
  readonly onSend: (event: { type: 'OPEN' | 'DISCARD'; draft: ListedDraft }) => void;
}

/**
 * The drafts, the last edited first: what each is, when it was saved, how far it is. A draft is given up only after a question.
 */
export const DraftList = ({ drafts, isBusy, onSend }: Props) => {
  const { t } = useTexts('drafts');
  const { t: dialogs } = useTexts('dialogs');
  const [falling, setFalling] = useState<ListedDraft>();
  useTitle(t('title'));
  const served = drafts.filter(isServed);
  if (served.length === 0) return <NoDrafts />;
  const keep = () => setFalling(undefined);
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <ul className={card['list']} aria-busy={isBusy}>
        {served.map((draft) => (
          <DraftRow
            key={draft.claimRequestUuid}
            draft={draft}
            isBusy={isBusy}
            onOpen={() => onSend({ type: 'OPEN', draft })}
            onDiscard={() => setFalling(draft)}
          />
        ))}
      </ul>
      <Ways>
        <FindElsewhere />
        <LeaveComputer />
      </Ways>
      {falling ? (
        <Dialog
          title={dialogs('discard.title')}
          onClose={keep}
          actions={
            <>
              <Button
                look="danger"
                onClick={() => {
                  keep();
                  onSend({ type: 'DISCARD', draft: falling });
                }}
              >
                {dialogs('discard.confirm')}
              </Button>
              <Button onClick={keep}>{dialogs('discard.refuse')}</Button>
            </>
          }
        >
          <p>{dialogs('discard.text')}</p>
        </Dialog>
      ) : null}
    </PageFrame>
  );
};
