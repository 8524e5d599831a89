import { Suspense, type ReactNode } from 'react';
import type { PhotoAdvice } from '#machines/actors/files/photo.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { Tool } from '#src/layout/Tool.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { OpenFile } from '#src/viewer/OpenFile.tsx';
import type { ViewedFile } from '#src/viewer/viewedFile.ts';
import styles from './FileRow.module.css';

const PdfPreview = lazyPart(() => import('#src/viewer/PdfPreview.tsx'), 'PdfPreview');

/** A file as it is drawn. */
export type DroppedFile = {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state:
    | 'converting'
    | 'waiting'
    | 'uploading'
    | 'checking'
    | 'uploaded'
    | 'failed'
    | 'cancelled'
    | 'removing';
  /** The part sent so far, 0 to 1. */
  readonly progress: number;
  /** Why it is not with the claim, and what to do: one sentence. */
  readonly problem?: string | undefined;
  /** Another try may help. */
  readonly mayRetry?: boolean;
  readonly previewUrl?: string | undefined;
  /** How large the photo was, in bytes, where it was made smaller. */
  readonly shrunkFrom?: number | undefined;
  /** What is worth a second photo. */
  readonly advice?: PhotoAdvice | undefined;
  /** What a viewer shows of it, where one can. */
  readonly view?: ViewedFile | undefined;
};

type Props = {
  file: DroppedFile;
  /** What else can be done where another try would not help. */
  wayOn?: ReactNode;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** One file: what it looks like, how far it is, and what can be done with it. */
export function FileRow({ file, wayOn, onCancel, onRetry, onRemove }: Props): ReactNode {
  const { t, language } = useTexts('common');
  const { t: tFiles } = useTexts('files');
  const { name, size, state, progress, problem, previewUrl, view, shrunkFrom, advice } = file;
  const percent = Math.round(progress * 100);
  const isMoving = state === 'converting' || state === 'uploading' || state === 'waiting';
  return (
    <li className={styles['row']} data-state={state}>
      <span className={styles['picture']}>
        {previewUrl ? (
          <img src={previewUrl} alt="" />
        ) : view?.kind === 'pdf' &&
          view.source instanceof Blob &&
          (state === 'uploaded' || state === 'checking') ? (
          <Suspense>
            <PdfPreview content={view.source} />
          </Suspense>
        ) : (
          <Icon name={isImage(name) ? 'image' : 'document'} size={24} />
        )}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {view ? (
            <OpenFile file={view}>
              {(open) => (
                <button type="button" className={styles['opens']} onClick={open}>
                  {name}
                </button>
              )}
            </OpenFile>
          ) : (
            name
          )}
        </p>
        <p className={styles['state']}>
          {problem ? (
            <>
              <Icon name="error" size={18} />
              {problem}
            </>
          ) : state === 'uploaded' ? (
            <>
              <Icon name="done" size={18} />
              {t('files.uploaded')}, {formatFileSize(size, language)}
              {shrunkFrom === undefined
                ? null
                : ` ${t('files.shrunk', { size: formatFileSize(shrunkFrom, language) })}`}
            </>
          ) : state === 'checking' ? (
            <>
              <Icon name="clock" size={18} />
              {t('files.checking')}, {formatFileSize(size, language)}
            </>
          ) : state === 'uploading' ? (
            t('files.uploading', { percent })
          ) : state === 'converting' ? (
            t('files.converting')
          ) : state === 'cancelled' ? (
            t('files.cancelled')
          ) : (
            `${t('files.waiting')}, ${formatFileSize(size, language)}`
          )}
        </p>
        {advice && !problem ? (
          <p className={styles['advice']}>
            <Icon name="info" size={18} />
            {tFiles(`advice.${advice}`)}
          </p>
        ) : null}
        {problem && file.mayRetry === false ? wayOn : null}
        {isMoving ? (
          <progress className={styles['progress']} max={100} value={percent} aria-label={name} />
        ) : null}
      </div>
      <div className={styles['tools']} data-tools>
        {(problem && file.mayRetry !== false) || state === 'cancelled' ? (
          <Tool icon="retry" label={t('files.retry', { name })} onPress={onRetry} />
        ) : null}
        {isMoving ? (
          <Tool icon="close" label={t('files.cancel', { name })} onPress={onCancel} />
        ) : (
          <Tool icon="remove" label={t('files.remove', { name })} onPress={onRemove} />
        )}
      </div>
    </li>
  );
}

const isImage = (name: string) => /\.(jpe?g|bmp|tiff?|png|webp|avif|hei[cf])$/i.test(name);
