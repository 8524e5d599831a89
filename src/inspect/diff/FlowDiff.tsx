import { useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { Approval } from './Approval.tsx';
import { FromChoice } from './FromChoice.tsx';
import { isSnapshotOf } from './snapshotDiff.ts';
import { TouchedDrafts } from './TouchedDrafts.tsx';
import type { Diffing } from './useDiff.ts';
import { Differing } from './Differing.tsx';

interface Props extends Diffing {
  readonly flow: AnyFlow;
}

/** How a flow differs from its saved description, from a state that was approved or from one of another version, and who approved it as it is. */
export const FlowDiff = ({ flow, ...diffing }: Props) => {
  const { pasted, onPaste, now, approving, diff } = diffing;
  const { approvals } = approving;
  const { t } = useTexts('inspect');
  const id = useId();
  const isWrong = pasted.trim() !== '' && !isSnapshotOf(pasted, flow.code);
  return (
    <section className={styles['whatIf']}>
      <h2>{t('diff.title')}</h2>
      <FromChoice {...diffing} />
      <div className={styles['pasted']}>
        <p id={`${id}lead`}>{t('diff.lead')}</p>
        <label htmlFor={id}>{t('diff.label')}</label>
        <textarea
          id={id}
          rows={4}
          value={pasted}
          aria-describedby={`${id}lead`}
          onChange={(event) => onPaste(event.target.value)}
        />
        <div role="status">
          {isWrong ? <p>{t('diff.wrong')}</p> : null}
          {diff && !isWrong ? <Differing flow={flow} diff={diff} /> : null}
        </div>
        {diff && approvals && !isWrong ? (
          <TouchedDrafts flow={flow} diff={diff} drafts={approvals.drafts} />
        ) : null}
        {now === undefined ? null : <Approval now={now} approving={approving} />}
      </div>
    </section>
  );
};
