import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import sheet from '#src/inspect/sheet/Sheet.module.css';
import styles from './Outline.module.css';

/** What the boxes and arrows of a sheet mean. */
export const Legend = () => {
  const { t } = useTexts('inspect');
  return (
    <section className={styles['legend']}>
      <h2>{t('legend.title')}</h2>
      <dl>
        <Sign words={t('legend.everybody')}>
          <g className={sheet['stop']}>
            <rect x={2} y={3} width={26} height={13} rx={4} />
          </g>
        </Sign>
        <Sign words={t('legend.some')}>
          <g className={sheet['stop']} data-some="true">
            <rect x={2} y={3} width={26} height={13} rx={4} />
          </g>
        </Sign>
        <Sign words={t('legend.rows')}>
          <g className={sheet['stop']}>
            <rect x={5} y={2} width={25} height={12} rx={4} />
            <rect x={2} y={5} width={25} height={12} rx={4} />
          </g>
        </Sign>
        <Sign words={t('legend.end')}>
          <g className={sheet['stop']} data-end="true">
            <rect x={2} y={3} width={26} height={13} rx={4} />
          </g>
        </Sign>
        <Sign words={t('legend.mayEnd')}>
          <g className={sheet['stop']}>
            <rect x={2} y={3} width={26} height={13} rx={4} />
            <path className={sheet['corner']} d="M18 8l5 5m0 -4v4h-4" />
          </g>
        </Sign>
        <Sign words={t('legend.others')}>
          <g className={sheet['stop']}>
            <rect x={2} y={5} width={26} height={13} rx={4} />
            <path className={sheet['others']} d="M6 -1h8l-4 6z" />
          </g>
        </Sign>
        <Sign words={t('legend.way')}>
          <path className={sheet['line']} data-some="true" d="M2 10h26" />
        </Sign>
      </dl>
    </section>
  );
};

const Sign = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <>
    <dt>
      <svg className={sheet['sheet']} width={32} height={20} aria-hidden="true">
        {children}
      </svg>
    </dt>
    <dd>{words}</dd>
  </>
);
