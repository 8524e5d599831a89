import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { Approving } from './useApprovals.ts';

interface Props {
  /** The flow as it is now. */
  readonly now: string;
  readonly approving: Approving;
}

/** Who approved the flow as it is, and a press by which an analyst does. */
export const Approval = ({ now, approving }: Props) => {
  const { t, language } = useTexts('inspect');
  const { approvals, approved, state, approve } = approving;
  if (!approvals) return null;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const found = approvals.approvals.filter(({ text }) => text === now);
  return (
    <section>
      <h3>{t('diff.approval')}</h3>
      <div role="status">
        {found.length === 0 ? <p>{t('diff.notApproved')}</p> : null}
        {found.map(({ by, at, version }) => (
          <p key={by}>{t('diff.approvedBy', { by, at: days.format(new Date(at)), version })}</p>
        ))}
        {state === 'fail' ? <p>{t('diff.approvalAway')}</p> : null}
      </div>
      {approvals.mayApprove && approved === undefined ? (
        <Button isBusy={state === 'loading'} onClick={() => approve(now)}>
          {t('diff.approve')}
        </Button>
      ) : null}
    </section>
  );
};
