import { useId, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TraceStep } from '#machines/flow/trace.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Foldable } from '#src/layout/Foldable.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { readTrace, type TraceProblem } from './readTrace.ts';
import { StepRows } from './StepRows.tsx';

/** A trace, up to the step that is replayed. */
export interface Replay {
  readonly steps: readonly TraceStep[];
  readonly at: number;
}

interface Props {
  readonly flow: AnyFlow;
  readonly replay: Replay | undefined;
  readonly onReplay: (replay: Replay) => void;
}

/** A trace pasted from a failure's record or from the log, with steps forward and back. */
export const TraceReplay = ({ flow, replay, onReplay }: Props) => {
  const { t } = useTexts('inspect');
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<TraceProblem>();
  const show = () => {
    const read = readTrace(pasted, flow);
    setProblem('problem' in read ? read.problem : undefined);
    if ('steps' in read) onReplay({ steps: read.steps, at: beginningAt(read.steps) });
  };
  return (
    <Foldable title={t('trace.title')}>
      <div className={styles['pasted']}>
        <p id={`${id}lead`}>{t('trace.lead')}</p>
        <label htmlFor={id}>{t('trace.label')}</label>
        <textarea
          id={id}
          rows={4}
          value={pasted}
          aria-describedby={`${id}lead ${id}wrong`}
          aria-invalid={problem !== undefined}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p id={`${id}wrong`} role="alert" className={styles['wrong']}>
          {problem ? t(`trace.problem.${problem}`) : ''}
        </p>
        <div className={styles['ways']}>
          <Button onClick={show}>{t('trace.show')}</Button>
        </div>
        {replay ? <Steps flow={flow} replay={replay} onReplay={onReplay} /> : null}
      </div>
    </Foldable>
  );
};

const Steps = ({
  flow,
  replay: { steps, at },
  onReplay,
}: { readonly replay: Replay } & Pick<Props, 'flow' | 'onReplay'>) => {
  const { t, language } = useTexts('inspect');
  const go = (to: number) => onReplay({ steps, at: Math.min(steps.length - 1, Math.max(0, to)) });
  const step = steps[at];
  if (!step) return null;
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(step.after / 1000);
  return (
    <>
      <div role="status">
        <p>
          <strong>{t('trace.at', { step: at + 1, count: steps.length })}</strong>,{' '}
          {t('trace.after', { seconds })}
        </p>
        <StepRows flow={flow} step={step} />
      </div>
      <div
        className={styles['ways']}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('trace.title')}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') go(at + 1);
          if (key === 'ArrowLeft') go(at - 1);
        }}
      >
        <Button icon="previous" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {t('trace.previous')}
        </Button>
        <Button icon="next" aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          {t('trace.next')}
        </Button>
      </div>
    </>
  );
};

/** The position, in a trace, of the step where its last failure occurred, or of the last step where nothing failed. */
export const beginningAt = (steps: readonly Pick<TraceStep, 'failure'>[]): number => {
  const last = steps.findLastIndex(({ failure }) => failure !== undefined);
  if (last === -1) return Math.max(0, steps.length - 1);
  return steps.findLastIndex(({ failure }, at) => at < last && failure !== steps[last]?.failure) + 1;
};
