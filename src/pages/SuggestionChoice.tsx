import { useRef, useState, type ReactNode } from 'react';
import { writeDate } from '#machines/claim/checks/date.ts';
import type { Suggestion, Question } from '#machines/flow/question.ts';
import radios from '#src/layout/Choice.module.css';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { usePageField } from '#src/forms/usePageField.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { VisibleQuestion } from './visibleQuestions.ts';
import { AdoptedFrom } from './AdoptedFrom.tsx';
import styles from './SuggestionChoice.module.css';

interface Props {
  readonly asked: VisibleQuestion;
  readonly question: Question;
  readonly suggestions: readonly Suggestion[];
  /** The field, for an answer that is none of these. */
  readonly children: ReactNode;
}

const other = 'OTHER';

/** Picks one of the suggestions, or another answer, which is typed. The field holds what was picked. */
export function SuggestionChoice({
  asked: { name, isOptional },
  question,
  suggestions,
  children,
}: Props): ReactNode {
  const { t } = useTexts('identify');
  const { id, error, note } = usePageField(name);
  const answer = useAnswer(name);
  const isKnown = suggestions.some(({ value }) => value === answer);
  const [isOther, setIsOther] = useState(answer !== '' && !isKnown);
  const field = useRef<HTMLDivElement>(null);
  const pick = (value: string) => {
    setIsOther(value === other);
    tell(field.current?.querySelector('input'), value === other ? '' : value);
  };
  const words = wordsOf(question.ask);
  const picked = suggestions.find(({ value }) => value === answer && !isOther);
  const chosen = isOther ? other : answer;
  const choices = suggestions.map(choiceOf).concat({ value: other, label: words.another, about: undefined });
  const group = (
    <GroupFrame
      id={`${id}-known`}
      name={name}
      words={{ label: words.label, hint: undefined, why: undefined }}
      isOptional={isOptional}
      isRadioGroup
      error={isOther ? undefined : error}
      note={isOther ? undefined : note}
    >
      <div className={radios['choices']}>
        {choices.map(({ value, label, about }) => (
          <label key={value} className={radios['choice']}>
            <input
              type="radio"
              // No answer of the form: the field is.
              form=""
              name={`${id}-known`}
              value={value}
              checked={value === chosen}
              className={radios['mark']}
              onChange={() => pick(value)}
            />
            <span className={radios['words']}>
              <span>{label}</span>
              {about === undefined ? null : (
                <span className={radios['about']}>{t('pick.number', { number: about })}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div ref={field} hidden={!isOther} className={styles['other']}>
        {children}
      </div>
    </GroupFrame>
  );
  return (
    <AdoptedFrom name={name} adopted={picked?.value} field={group}>
      {picked?.from === undefined ? null : i18n.t(`identify:from.${picked.from}`)}
    </AdoptedFrom>
  );
}

/** A suggestion as a choice: what it is called, and its number below. */
const choiceOf = ({ value, name, detail, endedOn }: Suggestion) => {
  const key = `identify:${name}`;
  const called = [
    name !== undefined && i18n.exists(key) ? i18n.t(key) : undefined,
    detail,
    endedOn && i18n.t('identify:pick.ended', { date: writeDate(endedOn) }),
  ].filter(Boolean);
  const number = String(value);
  return {
    value: number,
    label: called.join(' · ') || number,
    about: called.length > 0 ? number : undefined,
  };
};

/** The words of the choice, by the path of the answer. */
const wordsOf = (path: string) => ({
  label: i18n.t(`identify:pick.${path}.label`),
  another: i18n.t(`identify:pick.${path}.another`),
});

/** Puts a value into a field as if it had been typed, so that the form checks and keeps it. */
const tell = (input: HTMLInputElement | null | undefined, value: string): void => {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
