import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Sheet.module.css';
import type { Zoom } from './useZoom.ts';

interface Props {
  readonly scale: number;
  readonly onZoom: (how: Zoom) => void;
}

/** How large the sheet is, and what makes it larger, smaller, or as small as its window. */
export const ZoomTools = ({ scale, onZoom }: Props) => {
  const { t } = useTexts('inspect');
  return (
    <div className={styles['zoom']}>
      <button type="button" aria-label={t('chart.zoomOut')} onClick={() => onZoom('out')}>
        −
      </button>
      <span>{`${Math.round(scale * 100)} %`}</span>
      <button type="button" aria-label={t('chart.zoomIn')} onClick={() => onZoom('in')}>
        +
      </button>
      <button type="button" onClick={() => onZoom('whole')}>
        {t('chart.fit')}
      </button>
    </div>
  );
};
