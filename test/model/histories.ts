import { answersOn } from '#machines/flow/answers.ts';
import { afterCorrection, pendingRecord, withImpact } from '#machines/flow/change.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import { afterConfirmation, afterLookups, nextConfirmation, type Found } from '#machines/flow/pending.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { beginnings } from './beginnings.ts';
import { anyNext } from './validEvents.ts';

/** A record in the end of a history, and as the same last answers given straight make it. */
interface History {
  readonly ways: readonly string[];
  readonly lived: object;
  readonly straight: object;
}

interface Answered {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly found?: Found<Names>;
}

/** How a page was last left, and how its dialogs were answered. */
interface LastLeft extends Answered {
  readonly said: 'yes' | 'other';
}

/** So many times are the numbers gone through to end a history. */
const more = 3;

/**
 * A reporter who answers, goes back and answers otherwise, third answers of dialogs included, until all is answered: each number is a page
 * left, and all of them again where something is still open. Undefined where the way does not end by then.
 */
export const historyOf = (flow: AnyFlow) => {
  const nextOn = anyNext(flow);
  const starts = beginnings(flow, 1);
  return ([first = 0, ...moves]: readonly number[]): History | undefined => {
    const begun: object = { ...flow.known, ...starts[first % starts.length] };
    const ways: string[] = [];
    const last = new Map<string, LastLeft>();
    let record = begun;
    for (let at = 0; at < moves.length * more; at++) {
      const move = moves[at % moves.length] ?? 0;
      const { walked, mayOpen, firstIncomplete } = situationOf(flow, record);
      const isOver = isEnd(firstIncomplete);
      if (isOver && at >= moves.length)
        return { ways, lived: record, straight: straightOf(flow, { begun, lived: record, last }) };
      const open = walked.filter((page) => !isEnd(page) && mayOpen(page.code));
      // Once the numbers are used up nobody goes back any more.
      const isBack = isOver || (move % 3 === 0 && at < moves.length);
      const page = isBack ? open[Math.floor(move / 3) % open.length] : firstIncomplete;
      if (!page) continue;
      const next = nextOn(page, record, move + at);
      if (!next) return undefined;
      ways.push(page.code);
      const said = move % 2 === 0 ? 'other' : 'yes';
      last.set(page.code, { ...next, said });
      record = after({ flow, page, record }, next, said);
    }
    return undefined;
  };
};

const isEnd = ({ submits, next }: AnyPage): boolean => submits || next.length === 0;

interface Standing {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly record: object;
}

/** The record after a page is left, with all its dialogs answered. */
const after = (
  { flow, page, record }: Standing,
  { answers, found = {} }: Answered,
  said: 'yes' | 'other',
): object => {
  const asked = pendingRecord({ flow, claim: record, configuration }, page.code, answers, { force: false });
  let pending = withImpact(flow, record, afterLookups(asked, found));
  for (let confirm = nextConfirmation(pending); confirm; confirm = nextConfirmation(pending)) {
    const { other, yes = {} } = confirm;
    if (said === 'other' && other && 'corrects' in other)
      pending = withImpact(flow, record, afterCorrection(flow, record, pending, other.corrects));
    else
      pending = afterConfirmation(
        pending,
        confirm,
        said === 'other' && other && 'adds' in other ? other.adds : yes,
      );
  }
  return pending.claim;
};

interface Lived {
  readonly begun: object;
  readonly lived: object;
  /** What was found and said when each page was last left. */
  readonly last: ReadonlyMap<string, LastLeft>;
}

/** What the last answers of a record make of what was known before them, given page by page. */
const straightOf = (flow: AnyFlow, { begun, lived, last }: Lived): object => {
  let record = begun;
  const read = flow.subject.factsIn(lived);
  for (const page of situationOf(flow, lived).walked) {
    if (isEnd(page)) break;
    if (skippedWith(page, read)) continue;
    const { found = {}, said = 'yes' } = last.get(page.code) ?? {};
    record = after({ flow, page, record }, { answers: answersOn(page, lived), found }, said);
  }
  return record;
};
