import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { useUploads } from '#src/uploads/uploadContext.ts';
import styles from './FileRules.module.css';

/** What we do with photos before they are sent, told, and what of it the reporter does not want. */
export function PhotoWishes(): ReactNode {
  const { t } = useTexts('shared');
  const { wishes, wish } = useUploads();
  return (
    <Foldable title={t('photos.title')}>
      <p>{t('photos.text')}</p>
      {(['keepsSize', 'keepsPlace'] as const).map((name) => (
        <label key={name} className={styles['wish']}>
          <input
            type="checkbox"
            checked={wishes[name]}
            onChange={({ target }) => wish({ ...wishes, [name]: target.checked })}
          />
          {t(`photos.${name}`)}
        </label>
      ))}
    </Foldable>
  );
}
