import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Control } from '../../machines/claim/control.ts';
import { useChoices } from '../fields/choice/useChoices.ts';
import { useFieldWords } from '../fields/useFieldWords.ts';
import { useAnswer } from '../forms/useAnswer.ts';
import { usePageField } from '../forms/usePageField.ts';
import type { Drawn } from './drawn.ts';
import { ToldLine } from './ToldLine.tsx';

interface Props {
  readonly asked: Drawn;
  readonly control: Control | undefined;
  /** True while the answer opens fields of its own. */
  readonly opensMore: boolean;
  /** What is told in the place of the answer that was known. */
  readonly told?: string | undefined;
  readonly children: ReactNode;
}

/**
 * An answer that was known before anybody asked, told in a line with a way to change it. Its field is in the form, out of sight
 * until the reporter wants it or something is wrong with it. An answer that asks for more is no line: what it opens would be out of
 * sight, too.
 */
export function Folded({ asked, control, opensMore, told, children }: Props): ReactNode {
  const { label } = useFieldWords(asked.words ?? asked.name);
  const { error } = usePageField(asked.name);
  const answer = useAnswer(asked.name);
  const [choice] = useChoices(
    control?.kind === 'yesNo' ? 'yesNo' : (asked.choices ?? asked.words ?? asked.name),
    useMemo(() => [answer], [answer]),
  );
  const [isWanted, setIsWanted] = useState(false);
  // What was open does not fold while it is answered differently.
  const [wasOpen] = useState(opensMore);
  const field = useRef<HTMLDivElement>(null);
  const isFolded = !isWanted && !wasOpen && !opensMore && error === undefined;
  useEffect(() => {
    if (isWanted)
      field.current?.querySelector<HTMLElement>('input:checked, input, textarea, select')?.focus();
  }, [isWanted]);
  return (
    <>
      {isFolded ? (
        <ToldLine
          name={asked.name}
          label={label}
          answer={told ?? choice?.label ?? answer}
          onChange={() => setIsWanted(true)}
        />
      ) : null}
      <div ref={field} hidden={isFolded}>
        {children}
      </div>
    </>
  );
}
