import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Control } from '#machines/subject/control.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { suggestionsFor, type Question } from '#machines/flow/question.ts';
import { adoptedSuggestion } from '#machines/flow/withBeginnings.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import type { VisibleQuestion } from './visibleQuestions.ts';
import { CollapsibleField } from './CollapsibleField.tsx';
import { AdoptedFrom } from './AdoptedFrom.tsx';
import { SuggestionChoice } from './SuggestionChoice.tsx';

interface Props {
  readonly asked: VisibleQuestion;
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
export function SuggestionField({ question, claim, plain, children, ...fold }: Props): ReactNode {
  const { name } = fold.asked;
  useNamespaces('identify');
  const read = factsIn(claim);
  const taken = adoptedSuggestion(question, read);
  if (!taken) {
    const known = suggestionsFor(question, read);
    return known.length === 0 ? (
      plain
    ) : (
      <SuggestionChoice asked={fold.asked} question={question} suggestions={known}>
        {children}
      </SuggestionChoice>
    );
  }
  if (!isSameAnswer(valueAt(claim, name), taken.value)) return plain;
  const field =
    taken.shownAs === undefined ? (
      plain
    ) : (
      <CollapsibleField {...fold} shownAs={taken.shownAs}>
        {children}
      </CollapsibleField>
    );
  return (
    <AdoptedFrom name={name} adopted={taken.value} field={field}>
      {taken.from === undefined ? null : i18n.t(`identify:from.${taken.from}`)}
    </AdoptedFrom>
  );
}
