import { useState } from 'react';
import type { ListedDraft } from '#machines/service/drafts.ts';
import type { SentReport } from '#machines/service/sent/sentReport.ts';
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
import { SentList } from './SentList.tsx';

interface Props {
  readonly drafts: readonly ListedDraft[];
  readonly sent: readonly SentReport[];
  readonly isBusy: boolean;
  readonly onSend: (
    event: { type: 'OPEN' | 'DISCARD'; draft: ListedDraft } | { type: 'LOOK'; report: SentReport },
  ) => void;
}

/**
 * The drafts, the last edited first: what each is, when it was saved, how far it is; then what was sent. A draft is given up only
 * after a question.
 */
export const DraftList = ({ drafts, sent, isBusy, onSend }: Props) => {
  const { t } = useTexts('drafts');
  const { t: dialogs } = useTexts('dialogs');
  const [falling, setFalling] = useState<ListedDraft>();
  const served = drafts.filter(isServed);
  const reports = sent.filter(isServed);
  const hasDrafts = served.length > 0;
  useTitle(t(hasDrafts ? 'title' : 'sent.title'));
  if (!hasDrafts && reports.length === 0) return <NoDrafts />;
  const keep = () => setFalling(undefined);
  return (
    <PageFrame
      isSpaced
      title={t(hasDrafts ? 'title' : 'sent.title')}
      lead={t(hasDrafts ? 'lead' : 'sent.lead')}
    >
      {hasDrafts ? (
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
      ) : null}
      {reports.length === 0 ? null : (
        <SentList
          reports={reports}
          isBusy={isBusy}
          title={hasDrafts ? t('sent.title') : undefined}
          onOpen={(report) => onSend({ type: 'LOOK', report })}
        />
      )}
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
