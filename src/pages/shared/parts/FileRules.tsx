import type { ReactNode } from 'react';
import { limits } from '#machines/claim/limits.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import { PhotoWishes } from './PhotoWishes.tsx';
import styles from './FileRules.module.css';

/** What files may be added, shown before the first is picked, and how much of it is used. */
export function FileRules({
  added,
  types,
}: {
  added: readonly ClaimFile[];
  types: readonly string[];
}): ReactNode {
  const { t, language } = useTexts('shared');
  const { t: common } = useTexts('common');
  const size = (bytes: number) => formatFileSize(bytes, language);
  const used = added.reduce((sum, file) => sum + file.size, 0);
  const [one, total] = [size(limits.fileBytes), size(limits.filesBytes)];
  return (
    <div className={styles['rules']}>
      <p>
        {common('files.rules', { count: limits.files, one, total })}{' '}
        {common('files.types', { types: types.join(', ').toUpperCase() })} {common('files.photos')}
      </p>
      <PhotoWishes />
      {added.length > 0 ? (
        <p>
          {t('documents.used', {
            files: added.length,
            filesMax: limits.files,
            size: size(used),
            sizeMax: total,
          })}
        </p>
      ) : null}
    </div>
  );
}
