import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './OfflineNotice.module.css';
import { useIsOnline } from './useIsOnline.ts';

/** Says at the top of the window that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const { t } = useTexts('common');
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles['place']}>
      {isOnline ? null : (
        <p className={styles['notice']}>
          <Icon name="offline" />
          <strong className={styles['brief']}>{t('offline.brief')}</strong>
          <span className={styles['whole']}>
            <strong>{t('offline.title')}.</strong> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
};
