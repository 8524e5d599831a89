import type { ReactNode } from 'react';
import type { DiagramPart } from './diagramPart.ts';
import styles from './PartsDrawing.module.css';

/** The lines of a part of a diagram; a small one has a wider area to press around it. */
export const DiagramShape = ({
  d,
  isSmall = false,
}: Pick<DiagramPart<string>, 'd' | 'isSmall'>): ReactNode => (
  <>
    {isSmall ? <path d={d} className={styles['reach']} /> : null}
    <path d={d} className={styles['shape']} />
  </>
);

/** The look of a part, whether it can be pressed or not. */
export const lookOf = ({ look, isMirrored }: Pick<DiagramPart<string>, 'look' | 'isMirrored'>) => ({
  className: styles['part'],
  'data-look': look,
  transform: isMirrored ? 'translate(360) scale(-1 1)' : undefined,
});
