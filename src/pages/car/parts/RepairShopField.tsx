import { useDeferredValue, useState, type ReactNode } from 'react';
import { useCodelist, type CodelistEntry } from '../../../codelists/useCodelist.ts';
import { GroupFrame } from '../../../fields/GroupFrame.tsx';
import { NotLoaded } from '../../../fields/NotLoaded.tsx';
import { useBoundField } from '../../../fields/useBoundField.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { foundShops } from '../foundShops.ts';
import { ShopTile } from './ShopTile.tsx';
import styles from './RepairShopField.module.css';

/** A repair shop found by its name or town. The one chosen stays in sight whatever is searched for after. */
export function RepairShopField(): ReactNode {
  const field = useBoundField({ name: 'repairShop', isOptional: false });
  const { t } = useTexts('car');
  const { values, state, retry } = useCodelist('repair-shop', { parent: 'VEHICLE' });
  const chosenId = useAnswer('repairShop.id');
  const [search, setSearch] = useState('');
  const shown = foundShops(values, useDeferredValue(search), chosenId);
  const chosen = values.find(({ code }) => code === chosenId);
  return (
    <GroupFrame {...field} words={field} isRadioGroup>
      <input
        id={field.id}
        type="search"
        className={styles['search']}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter here searches, it does not send the page.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={t('inspection.search')}
        aria-label={t('inspection.search')}
      />
      <div className={styles['shops']}>
        {shown.map((shop) => (
          <ShopTile key={shop.code} shop={shop} isChosen={shop.code === chosenId} />
        ))}
      </div>
      <output className={styles['found']}>
        {state === 'success' ? t('inspection.found', { count: shown.length }) : null}
      </output>
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
      {chosen ? <Chosen shop={chosen} /> : null}
    </GroupFrame>
  );
}

/** What the claim keeps of the shop beside its id. */
const Chosen = ({ shop: { name, description, categories } }: { shop: CodelistEntry }) => (
  <>
    <input type="hidden" name="repairShop.name" value={`${name}, ${description}`} />
    {categories.includes('CONTRACTUAL') ? (
      <input type="hidden" name="repairShop.contractual" value="on" />
    ) : null}
  </>
);
