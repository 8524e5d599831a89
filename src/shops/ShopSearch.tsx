import type { ReactNode } from 'react';
import { useShopTexts } from './shopLine.ts';
import styles from './RepairShopField.module.css';

type Props = { id: string; search: string; onSearch: (search: string) => void };

/** Words that narrow the list of repair shops and its map. */
export function ShopSearch({ id, search, onSearch }: Props): ReactNode {
  const say = useShopTexts();
  return (
    <input
      id={id}
      type="search"
      className={styles['search']}
      value={search}
      onChange={(event) => onSearch(event.target.value)}
      // Enter here searches, it does not send the page.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      placeholder={say('repairShop.search')}
      aria-label={say('repairShop.search')}
    />
  );
}
