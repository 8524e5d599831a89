import { use, useDeferredValue, useMemo } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { useFlowNames } from '#src/inspect/index/useFlowNames.ts';
import type { InspectedFlows } from '#src/inspect/inspectedFlows.ts';
import { useQuery } from '#src/inspect/search/useQuery.ts';
import { useAllSpoken } from '#src/inspect/spoken/useAllSpoken.ts';
import type { Catalogue, WriteCatalogue } from './catalogue.ts';
import styles from './Catalogue.module.css';
import { CatalogueBar } from './CatalogueBar.tsx';
import { saveTable } from './saveTable.ts';
import type { OverviewName } from '#src/inspect/index/overviews.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { codelistCatalogue } from './codelistCatalogue.ts';
import { codelistsIn } from './codelistUses.ts';
import { dialogCatalogue } from './dialogCatalogue.ts';
import { documentCatalogue } from './documentCatalogue.ts';
import { failureCatalogue } from './failureCatalogue.ts';
import { fieldCatalogue } from './fieldCatalogue.ts';
import { filteredRows } from './filteredRows.ts';
import { useCodelistValues } from './useCodelistValues.ts';

/** The overviews that are catalogues. */
export type CatalogueName = Exclude<OverviewName, 'compare'>;

const write: Readonly<Record<CatalogueName, WriteCatalogue>> = {
  dialogs: dialogCatalogue,
  failures: failureCatalogue,
  documents: documentCatalogue,
  fields: fieldCatalogue,
  codelists: codelistCatalogue,
};

interface Props {
  readonly loading: Promise<InspectedFlows>;
  readonly name: CatalogueName;
}

/** One catalogue over all flows: a table that is filtered by line and by words, and saved for a spreadsheet. */
export const CatalogueScreen = ({ loading, name }: Props) => {
  const { t } = useTexts('catalogues');
  const { flows } = use(loading);
  const catalogue = useCatalogue(name, flows);
  const [line, setLine] = useQuery('line');
  const [typed, setTyped] = useQuery('q');
  const sought = useDeferredValue(typed);
  const rows = useMemo(() => filteredRows(catalogue.rows, line, sought), [catalogue, line, sought]);
  const save = () => {
    const cells = rows.map((row) => row.cells.map((cell) => cell.join('\n')));
    saveTable([catalogue.columns.map(({ head }) => head), ...cells], t(`name.${name}`));
  };
  return (
    <main id="content" className={styles['catalogue']} tabIndex={-1} data-quiet-focus>
      <a href="/inspect">{t('back')}</a>
      <h1 tabIndex={-1}>{t(`name.${name}`)}</h1>
      <CatalogueBar
        lines={name === 'failures' ? [] : linesOf(flows)}
        line={line}
        onLine={setLine}
        typed={typed}
        onType={setTyped}
        count={rows.length}
        onSave={save}
      />
      <CatalogueTable
        key={`${line} ${sought}`}
        name={t(`name.${name}`)}
        columns={catalogue.columns}
        rows={rows}
      />
    </main>
  );
};

const linesOf = (flows: readonly AnyFlow[]): readonly (ClaimType | undefined)[] => [
  ...new Set(flows.map(({ code }) => lineOf(code))),
];

const useCatalogue = (name: CatalogueName, flows: readonly AnyFlow[]): Catalogue => {
  const { t } = useTexts('catalogues');
  const { lineName, kindName } = useFlowNames();
  const spoken = useAllSpoken(flows);
  const isOfCodes = name === 'documents' || name === 'codelists';
  const codelists = useCodelistValues(
    useMemo(() => (isOfCodes ? codelistsIn(flows) : []), [isOfCodes, flows]),
  );
  return useMemo(
    () =>
      write[name](flows, {
        ...spoken,
        t,
        codelists,
        nameOf: ({ code }) => `${lineName(lineOf(code))}, ${kindName(code)}`,
      }),
    // The words change with the language alone, and with it `spoken`.
    // oxlint-disable-next-line react/exhaustive-deps
    [name, flows, spoken, codelists],
  );
};
