import { useRef, useState, type ReactNode } from 'react';
import { nameOfView, photoViews, viewOfName, type PhotoView } from '#machines/report/photoViews.ts';
import { CameraDialog } from '#src/fields/files/CameraDialog.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { DocumentKind } from '#src/pages/shared/documentsState.ts';
import type { Uploads } from '#src/uploads/uploadContext.ts';
import styles from './CarViews.module.css';
import { viewShapes } from './viewShapes.ts';

/** The photos of the car that say most: each is drawn, taken by a press, and ticked once it is there. */
export function CarViews({ kind, uploads }: { kind: DocumentKind; uploads: Uploads }): ReactNode {
  const { t } = useTexts('car');
  const [asking, setAsking] = useState<PhotoView>();
  const wanted = useRef<PhotoView>(undefined);
  const camera = useRef<HTMLInputElement>(null);
  const names = kind.added.map(({ name }) => name);
  const seen = new Set(names.map(viewOfName));
  const take = (view: PhotoView) => {
    wanted.current = view;
    camera.current?.click();
  };
  const press = (view: PhotoView) => {
    // Only what is held in a hand asks for its camera.
    if (uploads.isCameraExplained || !matchMedia('(pointer: coarse)').matches) take(view);
    else setAsking(view);
  };
  const add = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file && wanted.current) {
      const { type, lastModified } = file;
      const name = nameOfView(wanted.current, file.name, names);
      uploads.add([new File([file], name, { type, lastModified })], kind.code);
    }
    input.value = '';
  };
  return (
    <>
      <ul className={styles['views']} aria-label={t('photoViews.title')}>
        {photoViews.map((view) => (
          <li key={view}>
            <button
              type="button"
              className={styles['view']}
              data-is-there={seen.has(view)}
              onClick={() => press(view)}
            >
              <svg viewBox="0 0 64 40" className={styles['drawing']} aria-hidden="true" focusable="false">
                <path
                  d={viewShapes[view].d}
                  transform={viewShapes[view].isMirrored ? 'translate(64) scale(-1 1)' : undefined}
                />
              </svg>
              <span>{t(`photoViews.${view}`)}</span>
              {seen.has(view) ? (
                <span className={styles['tick']}>
                  <Icon name="done" size={20} />
                  <span className="visually-hidden">{t('photoViews.there')}</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/jpeg"
        capture="environment"
        onChange={({ target }) => add(target)}
      />
      {asking ? (
        <CameraDialog
          onClose={() => setAsking(undefined)}
          onGoOn={() => {
            setAsking(undefined);
            uploads.tellCamera();
            take(asking);
          }}
        />
      ) : null}
    </>
  );
}
