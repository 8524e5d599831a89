import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import styles from './Chart.module.css';
import type { LabelledNode } from './chart.ts';

interface Props {
  /** What the machine is called. */
  readonly name: string;
  /** The states that are open, the outermost first. */
  readonly path: readonly LabelledNode[];
  /** How many boxes are drawn. */
  readonly count: number;
  readonly onEnter: (state: string | undefined) => void;
}

/** Where in a machine one is: the machine and the states that are open, each a way back up, and the last one said aloud. */
export const LevelPath = ({ name, path, count, onEnter }: Props) => {
  const { t } = useTexts('inspect');
  const last = path.at(-1);
  const outer = [{ id: undefined, title: name }, ...path].slice(0, -1);
  return (
    <nav className={styles['path']} aria-label={t('machine.levels')}>
      <ol>
        {outer.map(({ id, title }) => (
          <li key={id ?? ''}>
            <button type="button" className={inspect['way']} onClick={() => onEnter(id)}>
              {title}
            </button>
          </li>
        ))}
        <li aria-current="step">{last?.title ?? name}</li>
      </ol>
      <p role="status" className="visually-hidden">
        {last ? t('machine.opened', { state: last.title, count }) : ''}
      </p>
    </nav>
  );
};
