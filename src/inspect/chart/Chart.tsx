import { useRef } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import styles from './Chart.module.css';
import { Drawing, type ChartProps } from './Drawing.tsx';
import { useLayout } from './useLayout.ts';

/** A chart, drawn once the worker has laid it out. */
export const Chart = (props: ChartProps) => {
  const { t } = useTexts('inspect');
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout(props.chart, frame);
  return (
    <div ref={frame} className={styles['chart']}>
      {layout === undefined ? <Spinner label={t('chart.drawing')} /> : null}
      {layout?.state === 'DRAWN' ? (
        <Drawing {...props} placed={layout.placed} window={layout.window} />
      ) : null}
      {layout?.state === 'FAILED' ? <Notice tone="warning">{t('chart.failed')}</Notice> : null}
    </div>
  );
};
