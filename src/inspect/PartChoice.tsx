import { useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { partsOf } from './chart/partsOf.ts';
import styles from './Inspect.module.css';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly part: string;
  readonly onChange: (part: string) => void;
}

/** Which chart of a flow is shown (its pages, its request region or one of the machines it uses), and the way to all flows. */
export const PartChoice = ({ flow, part, onChange }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const id = useId();
  return (
    <div className={styles['part']}>
      <label htmlFor={id}>{t('part')}</label>
      <select id={id} value={part} onChange={(event) => onChange(event.target.value)}>
        {['pages', ...partsOf(flow)].map((other) => (
          <option key={other} value={other}>
            {say(`inspect:parts.${other}`)}
          </option>
        ))}
      </select>
      <a href="/inspect">{t('back')}</a>
    </div>
  );
};
