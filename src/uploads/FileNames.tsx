import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { OpenFile } from '#src/viewer/OpenFile.tsx';
import styles from './FileNames.module.css';
import type { ClaimFile } from './uploadContext.ts';

/** The names of files, each picture with a small one of itself. A press shows a file, or keeps one that cannot be shown. */
export const FileNames = ({ files }: { files: readonly ClaimFile[] }): ReactNode => (
  <ul className={styles['files']}>
    {files.map(({ id, name, state, previewUrl, view, address }) => (
      <li key={id} className={styles['file']}>
        {previewUrl ? <img className={styles['picture']} src={previewUrl} alt="" loading="lazy" /> : null}
        <div className={styles['words']}>
          {view ? (
            <OpenFile file={view}>
              {(open) => (
                <button type="button" className={styles['name']} onClick={open}>
                  {name}
                </button>
              )}
            </OpenFile>
          ) : address === undefined ? (
            name
          ) : (
            <a href={address} download={name}>
              {name}
            </a>
          )}
          {state === 'checking' ? <BeingChecked /> : null}
        </div>
      </li>
    ))}
  </ul>
);

const BeingChecked = (): ReactNode => (
  <span className={styles['checking']}>
    <Icon name="clock" size={18} />
    {useTexts('common').t('files.checking')}
  </span>
);
