import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import type { Labelled } from '#src/inspect/chart/chart.ts';
import styles from '#src/inspect/Inspect.module.css';

/** The chart of a machine in words: every state and its transitions. */
export const MachineOutline = ({ chart }: { readonly chart: Labelled }) => {
  const { t } = useTexts('inspect');
  return (
    <Foldable title={t('outline.title')}>
      <ul className={styles['outline']}>
        {chart.nodes.map(({ id, title }) => (
          <li key={id}>
            <strong>{title}</strong>
            <ul>
              {chart.edges
                .filter(({ from }) => from === id)
                .map((edge) => (
                  <li key={edge.id}>
                    {edge.label} → {edge.to}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Foldable>
  );
};
