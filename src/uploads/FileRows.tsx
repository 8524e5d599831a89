import type { ReactNode } from 'react';
import { FileRow } from '#src/fields/files/FileRow.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import styles from './FileRows.module.css';
import { useUploads, type ClaimFile } from './uploadContext.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';

interface Props {
  readonly files: readonly ClaimFile[];
  /** Extensions that are accepted. */
  readonly types: readonly string[];
}

/** Files of the claim away from their place: how far each is, what is wrong with it, and what may be done. */
export const FileRows = ({ files, types }: Props): ReactNode => {
  const uploads = useUploads();
  const dropped = useDroppedFiles(types);
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={dropped(file)}
          wayOn={<ChooseOther file={file} types={types} />}
          onCancel={() => uploads.cancel(file.id)}
          onRetry={() => uploads.retry(file.id)}
          onRemove={() => uploads.remove(file.id)}
        />
      ))}
    </ul>
  );
};
