import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import { acceptOf } from './acceptOf.ts';
import { CameraButton } from './CameraButton.tsx';
import { FileRow, type DroppedFile } from './FileRow.tsx';
import styles from './FileDrop.module.css';
import { useFileNews } from './useFileNews.ts';

type Props = {
  /** What the files are: the name of the place they are dropped on. */
  label: string;
  /** The rules, shown before anything is picked. */
  limits: { readonly files: number; readonly fileBytes: number; readonly filesBytes: number };
  /** Extensions that are accepted. */
  types: readonly string[];
  files: readonly DroppedFile[];
  /** The page already says label and rules: the place is named, but nothing is repeated. */
  isBrief?: boolean;
  /** The id of the button that files are picked by. */
  pickId?: string;
  /** It has been said what the camera is asked for. */
  isCameraExplained?: boolean;
  onCameraExplained?: () => void;
  onAdd: (files: readonly File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/**
 * A place for files: dragged, picked, or photographed on a phone. It draws what it is given and decides nothing. Removing what
 * is with the claim is confirmed, and what happened to each file is announced.
 */
export function FileDrop({
  label,
  limits,
  types,
  files,
  isBrief = false,
  pickId,
  isCameraExplained = true,
  onCameraExplained,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
}: Props): ReactNode {
  const { t, language } = useTexts('common');
  const [isOver, setOver] = useState(false);
  const [leaving, setLeaving] = useState<DroppedFile>();
  const { news, tellRemoved } = useFileNews(files);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const size = (bytes: number) => formatFileSize(bytes, language);
  const accept = acceptOf(types);
  const count = files.filter(({ state }) => state !== 'failed' && state !== 'cancelled').length;

  const take = (list: FileList | null, from?: HTMLInputElement) => {
    if (list && list.length > 0) onAdd([...list]);
    // The same file may be picked again after it was removed.
    if (from) from.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const remove = (file: DroppedFile) => {
    setLeaving(undefined);
    onRemove(file.id);
    tellRemoved(file);
    // The view stays where it is: the next file, else the one before, else the way to pick another.
    const at = files.findIndex(({ id: one }) => one === file.id);
    const row = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    const target = row?.querySelector<HTMLElement>('[data-tools] > :last-child');
    (target ?? picker.current?.nextElementSibling?.querySelector('button'))?.focus();
  };
  return (
    <section aria-label={label} onPaste={paste}>
      {isBrief ? null : <h2 className={styles['label']}>{label}</h2>}
      {isBrief ? null : (
        <p id={`${id}-rules`} className={styles['rules']}>
          {t('files.rules', {
            count: limits.files,
            one: size(limits.fileBytes),
            total: size(limits.filesBytes),
          })}{' '}
          {t('files.types', { types: types.join(', ').toUpperCase() })}
        </p>
      )}
      <div
        className={styles['drop']}
        data-over={isOver}
        data-brief={isBrief}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <p className={styles['invitation']}>{isOver ? t('files.dropNow') : t('files.drop')}</p>
        <input
          ref={picker}
          hidden
          type="file"
          multiple
          accept={accept}
          onChange={(event) => take(event.target.files, event.target)}
        />
        <div className={styles['ways']}>
          <Button
            icon="document"
            id={pickId}
            {...(!isBrief && { 'aria-describedby': `${id}-rules` })}
            onClick={() => picker.current?.click()}
          >
            {t('files.choose')}
          </Button>
          <span className={styles['camera']}>
            <CameraButton
              isExplained={isCameraExplained}
              onExplained={onCameraExplained}
              onPress={() => camera.current?.click()}
            />
          </span>
        </div>
        <input
          ref={camera}
          hidden
          type="file"
          accept="image/jpeg"
          capture="environment"
          onChange={(event) => take(event.target.files, event.target)}
        />
      </div>
      {files.length > 0 ? (
        <>
          {count > 0 ? <p className={styles['count']}>{t('files.count', { count })}</p> : null}
          <ul className={styles['files']} ref={list}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onCancel={() => onCancel(file.id)}
                onRetry={() => onRetry(file.id)}
                onRemove={() => (isWithClaim(file) ? setLeaving(file) : remove(file))}
              />
            ))}
          </ul>
        </>
      ) : null}
      <output className="visually-hidden">{news}</output>
      {leaving ? (
        <Dialog
          title={t('files.removeTitle')}
          onClose={() => setLeaving(undefined)}
          actions={
            <>
              <Button look="danger" onClick={() => remove(leaving)}>
                {t('action.remove')}
              </Button>
              <Button onClick={() => setLeaving(undefined)}>{t('files.keep')}</Button>
            </>
          }
        >
          <p>{t('files.removeText', { name: leaving.name })}</p>
        </Dialog>
      ) : null}
    </section>
  );
}

const isWithClaim = ({ state }: DroppedFile): boolean => state === 'uploaded' || state === 'checking';
