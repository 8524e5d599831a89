import { useId } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { parts, type MachinePart } from './chart/childCharts.ts';
import styles from './Inspect.module.css';

export type Part = 'pages' | MachinePart;
const all: readonly Part[] = ['pages', ...parts];

/** Which chart of a flow is shown (its pages, its request region or one of the machines it uses), and the way to all flows. */
export const PartChoice = ({
  part,
  onChange,
}: {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}) => {
  const { t } = useTexts('inspect');
  const id = useId();
  return (
    <div className={styles['part']}>
      <label htmlFor={id}>{t('part')}</label>
      <select
        id={id}
        value={part}
        onChange={(event) => onChange(all.find((other) => other === event.target.value) ?? 'pages')}
      >
        {all.map((other) => (
          <option key={other} value={other}>
            {t(`parts.${other}`)}
          </option>
        ))}
      </select>
      <a href="/inspect">{t('back')}</a>
    </div>
  );
};
