import type { ReactNode } from 'react';
import styles from './FileNames.module.css';
import type { ClaimFile } from './uploadContext.ts';

/** The names of files, each picture with a small one of itself. */
export const FileNames = ({ files }: { files: readonly ClaimFile[] }): ReactNode => (
  <ul className={styles['files']}>
    {files.map(({ id, name, previewUrl }) => (
      <li key={id} className={styles['file']}>
        {previewUrl ? <img className={styles['picture']} src={previewUrl} alt="" /> : null}
        {name}
      </li>
    ))}
  </ul>
);
