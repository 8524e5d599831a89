import type { OpenedClient } from '#machines/service/clients.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import styles from './Blocks.module.css';

/** Where a client lives or has their seat. */
export const AddressBlock = ({ address }: Pick<OpenedClient, 'address'>) => {
  const { t } = useTexts('clients');
  const { street, zipCode, city, countryCode } = address ?? {};
  const lines = [street, [zipCode, city].filter(Boolean).join(' '), countryCode === 'CZ' ? '' : countryCode];
  return (
    <BlockFrame title={t('address.title')}>
      {address ? (
        <address className={styles['address']}>
          {lines
            .filter((line) => line !== undefined && line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      ) : (
        <p>{t('address.none')}</p>
      )}
    </BlockFrame>
  );
};
