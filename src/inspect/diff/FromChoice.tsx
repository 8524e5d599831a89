import { useId, useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/asked/PanelChoice.module.css';
import { releasesOf } from './releases.ts';
import type { Diffing, NamedState } from './useDiff.ts';
import { useStateNames } from './useStateNames.ts';

type ChoiceProps = Pick<Diffing, 'from' | 'onFrom' | 'to' | 'onTo' | 'approving'> & {
  readonly flow: AnyFlow;
};

/** Which states of the flow are compared: the saved one or the one now, or any that was released or approved. */
export const FromChoice = ({ flow, from, onFrom, to, onTo, approving: { approvals } }: ChoiceProps) => {
  const { t } = useTexts('inspect');
  const nameOf = useStateNames();
  const releases = useMemo(() => releasesOf(flow.code), [flow]);
  const all = [...releases, ...(approvals?.approvals ?? [])];
  if (all.length === 0) return null;
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
  readonly all: readonly NamedState[];
  readonly chosen: NamedState | undefined;
  readonly onChoose: (chosen: NamedState | undefined) => void;
}

/** By what a state is chosen. */
const keyOf = (kept: NamedState): string => ('release' in kept ? kept.release : kept.at);

const Choice = ({ name, usual, all, chosen, onChoose }: Props) => {
  const nameOf = useStateNames();
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={chosen ? keyOf(chosen) : ''}
        onChange={({ target }) => onChoose(all.find((one) => keyOf(one) === target.value))}
      >
        <option value="">{usual}</option>
        {all.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
};
