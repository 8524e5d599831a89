import { useId } from 'react';
import type { FlowApproval } from '#machines/service/analysts/flowApprovals.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/asked/PanelChoice.module.css';
import type { Diffing } from './useDiff.ts';
import { useStateNames } from './useStateNames.ts';

/** Which states of the flow are compared: the saved one or the one now, or any that was approved. */
export const FromChoice = ({ from, onFrom, to, onTo, approving: { approvals } }: Diffing) => {
  const { t } = useTexts('inspect');
  const nameOf = useStateNames();
  if (!approvals || approvals.approvals.length === 0) return null;
  const all = approvals.approvals;
  return (
    <>
      <Choice name={t('diff.from')} usual={nameOf('saved')} all={all} chosen={from} onChoose={onFrom} />
      <Choice name={t('diff.to')} usual={nameOf('now')} all={all} chosen={to} onChoose={onTo} />
    </>
  );
};

interface Props {
  readonly name: string;
  readonly usual: string;
  readonly all: readonly FlowApproval[];
  readonly chosen: FlowApproval | undefined;
  readonly onChoose: (chosen: FlowApproval | undefined) => void;
}

const Choice = ({ name, usual, all, chosen, onChoose }: Props) => {
  const nameOf = useStateNames();
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={chosen?.at ?? ''}
        onChange={({ target }) => onChoose(all.find(({ at }) => at === target.value))}
      >
        <option value="">{usual}</option>
        {all.map((one) => (
          <option key={one.at} value={one.at}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
};
