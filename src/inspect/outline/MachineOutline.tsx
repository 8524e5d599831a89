import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import type { Labelled, LabelledEdge } from '#src/inspect/chart/chart.ts';
import styles from '#src/inspect/Inspect.module.css';

/** The chart of a machine in words: every state and its transitions. */
export const MachineOutline = ({ chart }: { readonly chart: Labelled }) => {
  const { t } = useTexts('inspect');
  const titles = new Map(chart.nodes.map(({ id, title }) => [id, title]));
  return (
    <Foldable title={t('outline.title')}>
      <ul className={styles['outline']}>
        {chart.nodes.map(({ id, title }) => (
          <li key={id}>
            <strong>{title}</strong> <code>{id}</code>
            <ul>
              {chart.edges
                .filter(({ from }) => from === id)
                .map((edge) => (
                  <li key={edge.id}>
                    {edge.label}
                    <EventName edge={edge} /> → {titles.get(edge.to) ?? edge.to}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Foldable>
  );
};

/** The name that the code has for an event, where its words are others. */
const EventName = ({ edge: { event } }: { readonly edge: LabelledEdge }) =>
  event && 'type' in event ? (
    <>
      {' '}
      <code>{event.type}</code>
    </>
  ) : null;
