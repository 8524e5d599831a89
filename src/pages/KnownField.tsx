import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Control } from '../../machines/claim/control.ts';
import { factsIn } from '../../machines/claim/facts.ts';
import { isSameAnswer } from '../../machines/claim/sameAnswer.ts';
import { valueAt } from '../../machines/claim/valueAt.ts';
import { knownTo, type Question } from '../../machines/flow/question.ts';
import { takenTo } from '../../machines/origins/flowKnowing.ts';
import { i18n } from '../i18n/i18n.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import type { Drawn } from './drawn.ts';
import { Folded } from './Folded.tsx';
import { TakenFrom } from './TakenFrom.tsx';
import { KnownChoice } from './KnownChoice.tsx';

interface Props {
  readonly asked: Drawn;
  readonly question: Question;
  readonly control: Control | undefined;
  readonly opensMore: boolean;
  /** The claim the form began with. */
  readonly claim: ClaimDetail;
  /** The question as it is asked where nothing is known of it now. */
  readonly plain: ReactNode;
  /** Its field. */
  readonly children: ReactNode;
}

/**
 * A question of which something is known: the answer that was taken over says where it comes from, in a line where it need not be
 * typed; of several one is picked.
 */
export function KnownField({ question, claim, plain, children, ...fold }: Props): ReactNode {
  const { name } = fold.asked;
  useNamespaces('identify');
  const read = factsIn(claim);
  const taken = takenTo(question, read);
  if (!taken) {
    const known = knownTo(question, read);
    return known.length === 0 ? (
      plain
    ) : (
      <KnownChoice asked={fold.asked} question={question} known={known}>
        {children}
      </KnownChoice>
    );
  }
  if (!isSameAnswer(valueAt(claim, name), taken.value)) return plain;
  const field =
    taken.told === undefined ? (
      plain
    ) : (
      <Folded {...fold} told={taken.told}>
        {children}
      </Folded>
    );
  return (
    <TakenFrom name={name} taken={taken.value} field={field}>
      {taken.from === undefined ? null : i18n.t(`identify:from.${taken.from}`)}
    </TakenFrom>
  );
}
