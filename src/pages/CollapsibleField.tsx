import { useMemo, useState, type ReactNode } from 'react';
import { writtenText } from '#machines/claim/writing/plainText.ts';
import type { Control } from '#machines/subject/control.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { usePageField } from '#src/forms/usePageField.ts';
import type { VisibleQuestion } from './visibleQuestions.ts';
import { CollapsedAnswer } from './CollapsedAnswer.tsx';
import styles from './CollapsedAnswer.module.css';
import { useWanted } from './useWanted.ts';

interface Props {
  readonly asked: VisibleQuestion;
  readonly control: Control | undefined;
  /** True while the answer opens fields of its own. */
  readonly opensMore: boolean;
  /** The text shown instead of the suggested answer. */
  readonly shownAs?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A field that begins with an answer, collapsed to a line with a way to change it. Its field is in the form, out of sight
 * until the reporter wants it or something is wrong with it. An answer that asks for more is no line: what it opens would be out of
 * sight, too.
 */
export function CollapsibleField({ asked, control, opensMore, shownAs, children }: Props): ReactNode {
  const { label } = useFieldWords(asked.words ?? asked.name);
  const { error } = usePageField(asked.name);
  const answer = useAnswer(asked.name);
  const [choice] = useChoices(
    control?.kind === 'yesNo' ? 'yesNo' : (asked.choices ?? asked.words ?? asked.name),
    useMemo(() => [answer], [answer]),
  );
  // What was typed has no words but itself.
  const words = choice && choice.label !== answer ? choice.label : writtenText(asked.name, answer);
  const { isWanted, want, frame } = useWanted();
  // What was open does not fold while it is answered differently.
  const [wasOpen] = useState(opensMore);
  const isFolded = !isWanted && !wasOpen && !opensMore && error === undefined;
  return (
    <>
      {isFolded ? (
        <CollapsedAnswer
          name={asked.name}
          label={label}
          isLabelHidden={asked.isLabelHidden}
          answer={shownAs ?? words}
          onChange={want}
        />
      ) : null}
      <div ref={frame} className={styles['field']} hidden={isFolded}>
        {children}
      </div>
    </>
  );
}
