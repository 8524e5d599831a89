import { useId, useState } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { snapshotText } from '../../../machines/flow/snapshotText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Foldable } from '../../layout/Foldable.tsx';
import styles from '../Inspect.module.css';
import { committed } from './committed.ts';
import { isSnapshotOf, snapshotDiff } from './snapshotDiff.ts';

/** What of a flow differs from its saved description, or from one of another version. */
export const FlowDiff = ({ flow }: { readonly flow: Flow }) => {
  const { t } = useTexts('inspect');
  const id = useId();
  const [pasted, setPasted] = useState('');
  const isWrong = pasted.trim() !== '' && !isSnapshotOf(pasted, flow.code);
  const before = pasted.trim() === '' ? committed(flow.code) : pasted;
  return (
    <Foldable title={t('diff.title')}>
      <div className={styles['pasted']}>
        <p id={`${id}lead`}>{t('diff.lead')}</p>
        <label htmlFor={id}>{t('diff.label')}</label>
        <textarea
          id={id}
          rows={4}
          value={pasted}
          aria-describedby={`${id}lead`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <div role="status">
          {isWrong ? <p>{t('diff.wrong')}</p> : <Differences before={before} after={snapshotText(flow)} />}
        </div>
      </div>
    </Foldable>
  );
};

const Differences = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useTexts('inspect');
  const { added, removed, changed } = snapshotDiff(before, after);
  if (added.length + removed.length + changed.length === 0) return <p>{t('diff.same')}</p>;
  return (
    <dl className={styles['diff']}>
      {added.length === 0 ? null : <dt>{t('diff.added')}</dt>}
      {added.map((page) => (
        <dd key={page}>{page}</dd>
      ))}
      {removed.length === 0 ? null : <dt>{t('diff.removed')}</dt>}
      {removed.map((page) => (
        <dd key={page}>{page}</dd>
      ))}
      {changed.length === 0 ? null : <dt>{t('diff.changed')}</dt>}
      {changed.map(({ page, was, is }) => (
        <dd key={page}>
          {page}
          {was.map((line) => (
            <del key={line}>{line}</del>
          ))}
          {is.map((line) => (
            <ins key={line}>{line}</ins>
          ))}
        </dd>
      ))}
    </dl>
  );
};
