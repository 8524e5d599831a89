import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './RepairShopField.module.css';

type Props = { id: string; search: string; onSearch: (search: string) => void };

/** Words that narrow the list of repair shops and its map. */
export function ShopSearch({ id, search, onSearch }: Props): ReactNode {
  const { t } = useTexts('car');
  return (
    <input
      id={id}
      type="search"
      className={styles['search']}
      value={search}
      onChange={(event) => onSearch(event.target.value)}
      // Enter here searches, it does not send the page.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      placeholder={t('repairShop.search')}
      aria-label={t('repairShop.search')}
    />
  );
}
