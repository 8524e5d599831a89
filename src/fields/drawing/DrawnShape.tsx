import type { ReactNode } from 'react';
import type { DrawnPart } from './drawnPart.ts';
import styles from './PartsDrawing.module.css';

/** The lines of a part of a drawing; a small one has a wider area to press around it. */
export const DrawnShape = ({ d, isSmall = false }: Pick<DrawnPart<string>, 'd' | 'isSmall'>): ReactNode => (
  <>
    {isSmall ? <path d={d} className={styles['reach']} /> : null}
    <path d={d} className={styles['shape']} />
  </>
);

/** How any part is drawn, whether it can be pressed or not. */
export const lookOf = ({ look, isMirrored }: Pick<DrawnPart<string>, 'look' | 'isMirrored'>) => ({
  className: styles['part'],
  'data-look': look,
  transform: isMirrored ? 'translate(360) scale(-1 1)' : undefined,
});
