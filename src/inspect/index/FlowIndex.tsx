import { Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { InspectedFlows } from '#src/inspect/inspectedFlows.ts';
import { SearchField } from '#src/inspect/search/SearchField.tsx';
import { useQuery } from '#src/inspect/search/useQuery.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { FlowTable } from './FlowTable.tsx';
import styles from './FlowIndex.module.css';
import { IndexHead } from './IndexHead.tsx';

const SearchResults = lazyPart(() => import('#src/inspect/search/SearchResults.tsx'), 'SearchResults');

interface Props {
  /** Loads the flows, the first time that something is sought in them. */
  readonly load: () => Promise<InspectedFlows>;
}

/** The first view of the inspection: how much there is, the search over all flows, and every flow by line with its numbers. */
export const FlowIndex = ({ load }: Props) => {
  const { t } = useTexts('catalogues');
  const [typed, setTyped] = useQuery('q');
  const sought = useDeferredValue(typed.trim());
  const [found, setFound] = useState('');
  const main = useRef<HTMLElement>(null);
  const onFound = useCallback((words: string) => setFound(words), []);
  const clear = () => {
    setTyped('');
    main.current?.querySelector('input')?.focus();
  };
  return (
    <main ref={main} id="content" className={styles['index']} tabIndex={-1} data-quiet-focus>
      <IndexHead />
      <SearchField
        typed={typed}
        onType={setTyped}
        onEnter={() => main.current?.querySelector<HTMLElement>('tbody a')?.focus()}
      />
      <p role="status" className="visually-hidden">
        {sought === '' ? '' : found}
      </p>
      {sought === '' ? (
        <>
          <FlowTable />
          <CatalogueLinks />
        </>
      ) : (
        <Suspense fallback={<p className={styles['loading']}>{t('search.loading')}</p>}>
          <SearchResults loading={load()} typed={sought} onFound={onFound} onClear={clear} />
        </Suspense>
      )}
    </main>
  );
};
