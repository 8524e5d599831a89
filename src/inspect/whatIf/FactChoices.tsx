import { takesSeveral } from '#machines/analysis/factValues.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Side } from '#src/inspect/compare/side.ts';
import { factName } from '#src/inspect/facts/factWords.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { useSay } from '#src/inspect/useSay.ts';
import { OneChoice, type ChoiceProps } from './OneChoice.tsx';
import { SeveralChoice } from './SeveralChoice.tsx';
import styles from './WhatIf.module.css';

/** One case: what is known in it, what follows from that, and what is done with another choice. */
export interface Case {
  readonly side: Side;
  readonly known: Facts;
  readonly followed: Facts;
  readonly onChange: (known: Facts) => void;
}

interface Props {
  readonly flow: AnyFlow;
  readonly names: readonly string[];
  /** One, or two that are compared. */
  readonly cases: readonly Case[];
}

/** The facts that decide, to be set freely, in one case or in two beside each other. */
export const FactChoices = ({ flow, names, cases }: Props) => {
  const { say } = useSay(flow);
  const [only] = cases;
  if (cases.length === 1 && only)
    return (
      <div className={inspect['facts']}>
        {names.map((name) => (
          <CaseChoice key={name} flow={flow} name={name} of={only} side={undefined} />
        ))}
      </div>
    );
  return (
    <div className={styles['pairs']}>
      {names.map((name) => (
        <div key={name} className={styles['pair']} data-differs={differs(name, cases)}>
          <p aria-hidden="true">{factName(name, say)}</p>
          {cases.map((one) => (
            <CaseChoice key={one.side} flow={flow} name={name} of={one} side={one.side} />
          ))}
        </div>
      ))}
    </div>
  );
};

const differs = (name: string, cases: readonly Case[]): boolean => {
  const [a, b] = cases.map(({ known }) => known[name]);
  return !isSameAnswer(a, b);
};

interface CaseProps extends Pick<ChoiceProps, 'flow' | 'name' | 'side'> {
  readonly of: Case;
}

/** A fact of one case; one that follows from others is shown as it follows. */
const CaseChoice = ({ flow, name, of: { known, followed, onChange }, side }: CaseProps) => {
  const Choice = takesSeveral(flow.subject, name) ? SeveralChoice : OneChoice;
  return (
    <Choice
      flow={flow}
      name={name}
      value={known[name]}
      followed={followed[name]}
      onChange={(value) => onChange({ ...known, [name]: value })}
      side={side}
    />
  );
};
