import { useSelector } from '@xstate/react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import { reportName } from '#machines/claim/derived/reportName.ts';
import { findLine } from '#machines/flows/lines.ts';
import { useDraftName } from '#src/drafts/useDraftName.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { EntryNotices } from '#src/shell/lanes/EntryNotices.tsx';
import { useOpenedFlow } from './openedFlow.ts';
import styles from './FlowNotices.module.css';
import { ReloadedNotice } from './ReloadedNotice.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { UndoNotice } from './UndoNotice.tsx';

const IdentityNotice = lazyPart(() => import('./IdentityNotice.tsx'), 'IdentityNotice');

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
  readonly isRestored: boolean;
  readonly onForget: () => void;
}

/**
 * What the reporter should know before reading on: an address was refused, a report is continued, typing was restored, a draft
 * was loaded again.
 */
export const FlowNotices = ({ claim, page, isRestored, onForget }: Props) => {
  const { actor, flow } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const isOffered = !claim.lane && flow.flowType === 'DRAFT' && page === flow.start;
  const undo = useSelector(actor, ({ context }) => (context.stored.result ? undefined : context.undo));
  const arrival = useSelector(actor, ({ context }) => context.arrival);
  // Only whoever was identified once loads what is said of it.
  const isIdentified = claim.clientIdentificationState !== undefined;
  const isLacking = useSelector(actor, ({ context }) => context.refusal?.page === page);
  return (
    <div className={styles['notices']} role="status">
      {isOffered ? <EntryNotices claimType={flow.claimType} /> : null}
      {isLacking ? (
        <Notice tone="warning" title={t('lacking.title')}>
          {t('lacking.text')}
        </Notice>
      ) : null}
      <RefusedNotice claim={claim} page={page} />
      {isIdentified ? <IdentityNotice claim={claim} page={page} /> : null}
      {arrival === 'RESUMED' ? <ResumedNotice claim={claim} /> : null}
      {undo ? <UndoNotice undo={undo} /> : null}
      {arrival === 'RELOADED' ? <ReloadedNotice claim={claim} page={page} /> : null}
      {isRestored ? (
        <Notice
          title={t('restoredTyping.title')}
          action={<Button onClick={onForget}>{t('restoredTyping.refuse')}</Button>}
        >
          {t('restoredTyping.text')}
        </Notice>
      ) : null}
    </div>
  );
};

/** Says that the address led to an earlier report, and offers to begin a new one. */
const ResumedNotice = ({ claim }: Pick<Props, 'claim'>) => {
  const { flow, startAnew } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { claimType, flowType } = flow;
  const name = reportName(claim, findLine(claimType)?.event);
  const nameOf = useDraftName();
  const named = nameOf({ claimType, flowType, name, updatedAt: today() });
  return (
    <Notice
      title={t(`resumed.${flowType}.title`)}
      action={<Button onClick={startAnew}>{t(`resumed.${flow.flowType}.anew`)}</Button>}
    >
      <strong>{named}</strong>
      <br />
      {t('resumed.text')}
    </Notice>
  );
};
