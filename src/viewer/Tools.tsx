import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Viewer.module.css';

type Props = {
  name: string;
  /** Where the file can be had to be kept. */
  address: string;
  zoom: number;
  /** Left out while there is nothing to enlarge. */
  onZoom: ((type: 'ZOOM_IN' | 'ZOOM_OUT') => void) | undefined;
  /** Left out for a single page. */
  pages?: { page: number; pages: number; onTurn: (page: number) => void } | undefined;
};

/** What may be done with a file that is shown: pages, size, keeping it. */
export function Tools({ name, address, zoom, onZoom, pages }: Props): ReactNode {
  const { t } = useTexts('dialogs');
  const percent = Math.round(zoom * 100);
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('viewer.tools')}>
      {pages ? (
        <span className={styles['group']}>
          <Tool
            label={t('viewer.previous')}
            isOff={pages.page <= 1}
            onPress={() => pages.onTurn(pages.page - 1)}
          >
            <Icon name="previous" />
          </Tool>
          <output className={styles['told']}>
            {t('viewer.page', { page: pages.page, pages: pages.pages })}
          </output>
          <Tool
            label={t('viewer.next')}
            isOff={pages.page >= pages.pages}
            onPress={() => pages.onTurn(pages.page + 1)}
          >
            <Icon name="next" />
          </Tool>
        </span>
      ) : null}
      {onZoom ? (
        <span className={styles['group']}>
          <Tool label={t('viewer.smaller')} onPress={() => onZoom('ZOOM_OUT')}>
            −
          </Tool>
          <output className={styles['told']}>{t('viewer.zoom', { percent })}</output>
          <Tool label={t('viewer.larger')} onPress={() => onZoom('ZOOM_IN')}>
            +
          </Tool>
        </span>
      ) : null}
      <span className={styles['keep']}>
        <ButtonLink look="quiet" icon="downward" href={address} download={name}>
          {t('viewer.keep')}
        </ButtonLink>
      </span>
    </div>
  );
}

type ToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode };

const Tool = ({ label, isOff = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles['tool']}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onPress}
  >
    {children}
  </button>
);
