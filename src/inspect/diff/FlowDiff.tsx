import { useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { isSnapshotOf, type SnapshotDiff } from './snapshotDiff.ts';
import { Differing } from './Differing.tsx';

interface Props {
  readonly flow: AnyFlow;
  /** The description that was pasted. */
  readonly pasted: string;
  readonly onPaste: (pasted: string) => void;
  readonly diff: SnapshotDiff | undefined;
}

/** How a flow differs from its saved description, or from one of another version. */
export const FlowDiff = ({ flow, pasted, onPaste, diff }: Props) => {
  const { t } = useTexts('inspect');
  const id = useId();
  const isWrong = pasted.trim() !== '' && !isSnapshotOf(pasted, flow.code);
  return (
    <section className={styles['whatIf']}>
      <h2>{t('diff.title')}</h2>
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
      </div>
    </section>
  );
};
