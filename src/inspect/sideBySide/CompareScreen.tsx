import { use, useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { flowGroups, lineOf } from '#src/inspect/index/flowGroups.ts';
import { useFlowNames } from '#src/inspect/index/useFlowNames.ts';
import type { InspectedFlows } from '#src/inspect/inspectedFlows.ts';
import { useQuery } from '#src/inspect/search/useQuery.ts';
import styles from './SideBySide.module.css';
import { ComparedTable } from './ComparedTable.tsx';

/** Two flows side by side, chosen in the address: page by page, with the questions in which they differ. */
export const CompareScreen = ({ loading }: { readonly loading: Promise<InspectedFlows> }) => {
  const { t } = useTexts('catalogues');
  const { flows: reported, lanes } = use(loading);
  const flows = [...reported, ...lanes];
  const [a, setA] = useQuery('a');
  const [b, setB] = useQuery('b');
  const find = (code: string, usual: string) =>
    flows.find((flow) => flow.code === code) ?? flows.find((flow) => flow.code === usual);
  const one = find(a, 'property.DRAFT');
  const other = find(b, 'liability.DRAFT');
  return (
    <main id="content" className={styles['compare']} tabIndex={-1} data-quiet-focus>
      <a href="/inspect">{t('back')}</a>
      <h1 tabIndex={-1}>{t('name.compare')}</h1>
      {one && other ? (
        <>
          <div className={styles['tools']}>
            <FlowSelect label={t('compare.one')} flow={one} onChoose={setA} />
            <FlowSelect label={t('compare.other')} flow={other} onChoose={setB} />
          </div>
          <ComparedTable key={`${one.code} ${other.code}`} one={one} other={other} />
        </>
      ) : null}
    </main>
  );
};

interface SelectProps {
  readonly label: string;
  readonly flow: AnyFlow;
  readonly onChoose: (code: string) => void;
}

const FlowSelect = ({ label, flow, onChoose }: SelectProps) => {
  const { lineName, kindName } = useFlowNames();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={flow.code} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {flowGroups.map(({ line, flows }) => (
          <optgroup key={line ?? 'sales'} label={lineName(line)}>
            {flows.map(({ code }) => (
              <option key={code} value={code}>
                {lineName(lineOf(code))}, {kindName(code)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
};
