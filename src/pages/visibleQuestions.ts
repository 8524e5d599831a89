import { claimSubject } from '#machines/report/kit.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { currencyOf } from '#machines/claim/currency.ts';
import type { Currency } from '#machines/claim/codes/currency.ts';
import type { ReadFact } from '#machines/subject/facts.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import type { Control } from '#machines/subject/control.ts';
import { inRows } from '#machines/subject/path.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { isOptional } from '#machines/flow/answers.ts';
import {
  answersTo,
  codeOf,
  controlFor,
  isAsked,
  ruleOf,
  autoAnswerTo,
  wordsFor,
  type Offer,
  type Question,
} from '#machines/flow/question.ts';
import { holds } from '#machines/subject/rule.ts';
import { parentOf, type OpenedQuestion } from './parentQuestion.ts';
import type { ReadField } from '#src/forms/liveFields.ts';

/** Questions, and the rows of lists they are asked about, from the outermost list inwards. */
export interface QuestionScope {
  readonly questions: readonly Question[];
  readonly rows: readonly number[];
}

/** A visible question as it is on the page right now: texts and flags only. */
export interface VisibleQuestion {
  /** Its place among the questions of the page or of the row. */
  readonly at: number;
  /** Its field in the form: `injuredParties[0].injured.email`. */
  readonly name: string;
  readonly isOptional: boolean;
  /** The heading of the page already asks it. */
  readonly isLabelHidden: boolean;
  /** The field above whose choice opens it, so that it stands inside that choice, and the code chosen there. */
  readonly within?: { readonly name: string; readonly code: string } | undefined;
  /** The codes offered, and those that few people look for. */
  readonly codes: readonly string[];
  readonly further: readonly string[];
  /** The fields whose words and whose choices it uses, where they are not its own. */
  readonly words?: string | undefined;
  readonly choices?: string | undefined;
  /** The field of the other answer that its box takes, and the field that has the words of the box. */
  readonly either?: { readonly name: string; readonly words: string } | undefined;
  /** Each choice is a button that answers and goes on. */
  readonly autoSubmits?: true | undefined;
  /** The currency of an amount, undefined while it is not known. */
  readonly currency?: Currency | undefined;
}

/**
 * The visible questions of a page, or of a row of a list on it, in order: with what the fields hold, for the
 * claim the form began with.
 *
 * @param scope the questions of the page, then those of the list and the row in it
 */
export const visibleQuestions = (
  scope: readonly QuestionScope[],
  claim: ClaimDetail,
  read: ReadField,
): readonly VisibleQuestion[] => {
  const { now, questions, rows } = filledScope(scope, claim, read);
  const facts = factsIn(now, rows);
  const before: OpenedQuestion[] = [];
  return questions.flatMap((question, at) => {
    if (!isAsked(question, facts)) return [];
    const { isHeading } = question;
    const parent = parentOf(question, before, { claim: now, rows });
    // Details stand together, whatever opens them.
    const within = parent?.isDetail === question.isDetail ? parent : undefined;
    before.push({ question, within });
    return [
      {
        at,
        ...(within && { within: choiceMade(inRows(within.ask, rows), now) }),
        name: inRows(question.ask, rows),
        isOptional: isLeftOut(question, now, rows),
        isLabelHidden: isHeading === true || (isHeading !== undefined && holds(isHeading, facts)),
        ...offered(question, facts),
        ...(controlFor(question)?.kind === 'amount' && { currency: currencyOf(now) }),
        ...(question.autoSubmits && { autoSubmits: question.autoSubmits }),
        ...(question.either && {
          either: { name: inRows(question.either.with, rows), words: question.either.words },
        }),
        words: wordsFor(question.words, facts),
        choices: wordsFor(question.choices, facts),
      },
    ];
  });
};

const choiceMade = (name: string, now: ClaimDetail) => ({ name, code: String(valueAt(now, name)) });

interface FilledScope extends QuestionScope {
  /** The claim with what the fields hold. */
  readonly now: ClaimDetail;
}

/** The rows of a list stand on the same page, which is looked at once for all of them. */
const pages = new WeakMap<ReadField, WeakMap<QuestionScope, FilledScope>>();

const filledScope = (scope: readonly QuestionScope[], claim: ClaimDetail, read: ReadField): FilledScope => {
  const part = scope.at(-1);
  if (!part) return { now: claim, questions: [], rows: [] };
  const isPage = scope.length === 1;
  const known = isPage ? pages.get(read)?.get(part) : undefined;
  if (known) return known;
  const now = { ...(isPage ? claim : filledScope(scope.slice(0, -1), claim, read).now) };
  takeTyped(now, part, { claim, read });
  const stands = { ...part, now };
  if (isPage) pages.set(read, (pages.get(read) ?? new WeakMap()).set(part, stands));
  return stands;
};

/**
 * Whether it may be left out. Where another answer tells as much, only that decides: until it is given, each of the two is
 * wanted. Of a box that takes either of them, it is no matter which is given.
 */
const isLeftOut = (question: Question, claim: ClaimDetail, rows: readonly number[]): boolean =>
  question.or !== undefined && question.or !== question.either?.with
    ? valueAt(claim, inRows(question.or, rows)) !== undefined
    : isOptional(claimSubject, question, claim, rows);

const offered = ({ field, only }: Question, facts: ReadFact): Pick<VisibleQuestion, 'codes' | 'further'> => {
  const offers = only?.filter((offer) => holds(ruleOf(offer), facts)) ?? codesOf(field).map(String);
  const isFurther = (offer: Offer) => typeof offer !== 'string' && offer.further === true;
  return {
    codes: offers.filter((offer) => !isFurther(offer)).map(codeOf),
    further: offers.filter(isFurther).map(codeOf),
  };
};

/**
 * Puts what the fields hold into the claim, in the order of the questions: an answer that is not asked for counts for no question
 * after it.
 */
const takeTyped = (
  now: ClaimDetail,
  { questions, rows }: QuestionScope,
  { claim, read }: { readonly claim: ClaimDetail; readonly read: ReadField },
): void => {
  const asked = new Set<string>();
  for (const question of questions.filter(({ isDisplayOnly }) => !isDisplayOnly)) {
    const facts = factsIn(now, rows);
    const automatic = autoAnswerTo(question, facts);
    const isTaken = automatic !== undefined || isAsked(question, facts);
    for (const { name } of answersTo(question)) {
      const path = inRows(name, rows);
      const control = controlFor(question);
      const value =
        automatic ??
        (control?.kind === 'shop' ? shopIn(path, read) : undefined) ??
        typedIn(control, read(path), valueAt(claim, path));
      if (isTaken) asked.add(path);
      if (isTaken && value !== undefined) putAt(now, path, value);
      else if (!asked.has(path) || isTaken) removeAt(now, path);
    }
  }
};

/** The repair shop chosen, which has several fields; undefined where none is chosen yet. */
const shopIn = (path: string, read: ReadField): unknown => {
  const [id] = read(`${path}.id`);
  if (id === undefined) return undefined;
  const isTicked = (part: string) => read(`${path}.${part}`).length > 0;
  return { id, contractual: isTicked('contractual'), atHome: isTicked('atHome') };
};

/** What is typed into a field. An answer asked for in several fields decides nothing, so it stays as it was. */
const typedIn = (control: Control | undefined, texts: readonly string[], before: unknown): unknown => {
  const kind = control?.kind ?? 'rows';
  if (['rows', 'address', 'files', 'shop'].includes(kind)) return before;
  if (['several', 'body', 'vehicleParts'].includes(kind)) return texts;
  if (control?.kind === 'tiles' && control.several) return texts;
  if (kind === 'tick') return texts.length > 0 || undefined;
  const text = texts[0]?.trim() || undefined;
  return kind === 'day' && text !== undefined ? (readDay(text) ?? text) : text;
};
