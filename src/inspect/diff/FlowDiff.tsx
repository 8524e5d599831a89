import { useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { Button } from '#src/layout/Button.tsx';
import { Approval } from './Approval.tsx';
import { FromChoice } from './FromChoice.tsx';
import { shortHash } from './hashOf.ts';
import { isSnapshotOf } from './snapshotDiff.ts';
import { TouchedDrafts } from './TouchedDrafts.tsx';
import type { Diffing } from './useDiff.ts';
import { Differing } from './Differing.tsx';

interface Props extends Diffing {
  readonly flow: AnyFlow;
}

/**
 * How a flow differs from its saved state, from one that was released or approved or from one of another version, or how two of them differ, to be
 * signed on paper; and who approved the flow as it is.
 */
export const FlowDiff = ({ flow, ...diffing }: Props) => {
  const { pasted, onPaste, now, to, approving, compared } = diffing;
  const { approvals } = approving;
  const { t } = useTexts('inspect');
  const id = useId();
  const isWrong = pasted.trim() !== '' && !isSnapshotOf(pasted, flow.code);
  return (
    <section className={styles['whatIf']}>
      <h2>{t('diff.title')}</h2>
      <FromChoice flow={flow} {...diffing} />
      <div className={styles['pasted']}>
        <details className={styles['folded']}>
          <summary>{t('diff.other')}</summary>
          <p id={`${id}lead`}>{t('diff.lead')}</p>
          <label htmlFor={id}>{t('diff.label')}</label>
          <textarea
            id={id}
            rows={4}
            value={pasted}
            aria-describedby={`${id}lead`}
            onChange={(event) => onPaste(event.target.value)}
          />
        </details>
        <div role="status">
          {isWrong ? <p>{t('diff.wrong')}</p> : null}
          {compared && !isWrong ? <Differing flow={flow} diff={compared.diff} /> : null}
        </div>
        {compared && approvals && !isWrong ? (
          <TouchedDrafts flow={flow} diff={compared.diff} drafts={approvals.drafts} />
        ) : null}
        {compared && !isWrong ? <OnPaper hash={diffing.hashes.comparison} /> : null}
        {now === undefined || to ? null : <Approval now={now} approving={approving} />}
      </div>
    </section>
  );
};

/** The way to a sheet that can be signed, and by what it is known again. */
const OnPaper = ({ hash }: { readonly hash: string | undefined }) => {
  const { t } = useTexts('inspect');
  return (
    <div>
      {hash === undefined ? null : (
        <p className={styles['soft']}>
          {t('diff.sheet.hash')}: <code>{shortHash(hash)}</code>
        </p>
      )}
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t('diff.sheet.print')}
      </Button>
    </div>
  );
};
