import { useId } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { partsOf } from '#src/inspect/chart/partsOf.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Instrument.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly part: string | undefined;
  readonly onChange: (part: string) => void;
}

/** Which machine is drawn: the request region of a flow, or one of the machines it uses. */
export const PartChoice = ({ flow, part, onChange }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const id = useId();
  return (
    <div className={styles['tool']}>
      <label htmlFor={id}>{t('part')}</label>
      <select id={id} value={part} onChange={(event) => onChange(event.target.value)}>
        {partsOf(flow).map((other) => (
          <option key={other} value={other}>
            {say(`inspect:parts.${other}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
