import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { Tools } from './Tools.tsx';
import styles from './Viewer.module.css';

type Props = { name: string; address: string };

const zooms = [1, 2, 4] as const;

/** A picture as large as the window, or larger and moved by scrolling. */
export function PictureView({ name, address }: Props): ReactNode {
  const { t } = useTexts('dialogs');
  const [at, setAt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const zoom = zooms[at] ?? 1;
  const step = (by: 1 | -1) => setAt((was) => Math.min(Math.max(was + by, 0), zooms.length - 1));
  return (
    <>
      <Tools
        name={name}
        address={address}
        zoom={zoom}
        onZoom={hasFailed ? undefined : (type) => step(type === 'ZOOM_IN' ? 1 : -1)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It scrolls, so keys must reach it. */}
      <div
        className={styles['place']}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The same.
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === '+') step(1);
          if (key === '-') step(-1);
        }}
      >
        {hasFailed ? (
          <Notice tone="warning" title={t('viewer.pictureFailed')}>
            {t('viewer.pictureFailedText')}
          </Notice>
        ) : (
          <img
            className={styles['picture']}
            data-zoom={zoom}
            src={address}
            alt={name}
            onError={() => setFailed(true)}
          />
        )}
      </div>
    </>
  );
}
