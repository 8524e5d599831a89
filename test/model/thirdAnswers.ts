import { Failure } from '#machines/calls/failures.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Names, OtherAnswer } from '#machines/flow/page.ts';
import { holds } from '#machines/subject/rule.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import type { ModelPath } from './modelPaths.ts';
import { anyNext } from './validEvents.ts';
import type { Started, Walked } from './whole.ts';

/** A third answer that was given, and what is wrong of what came of it. */
interface Answered {
  /** Page and dialog. */
  readonly place: string;
  readonly wrong?: string;
}

/** So many ways to answer a page are tried at the end of one way. */
const attempts = 20;

/** The pages and dialogs of a flow that have a third answer: what may be given on its ways. */
export const thirdAnswersOf = ({ pages }: AnyFlow): readonly string[] =>
  pages.flatMap(({ code, confirm }) =>
    confirm.flatMap(({ dialog, other }) => (other ? [`${code} ${dialog}`] : [])),
  );

/** Gives the third answers at those places that are on the last page of a way, in the whole machine, as far as its answers open them. */
export const givenThird = async (
  { flow, whole, inspect }: Walked,
  path: ModelPath,
  places: readonly string[],
): Promise<readonly Answered[]> => {
  const page = getPage<Names>(flow, path.pages.at(-1) ?? flow.start);
  const open = new Set(
    page.confirm.map(({ dialog }) => dialog).filter((dialog) => places.includes(`${page.code} ${dialog}`)),
  );
  const given: Answered[] = [];
  for (let attempt = 0; attempt < attempts && open.size > 0; attempt++) {
    const next = anyNext(flow)(page, path.claim, attempt * 7);
    if (!next) continue;
    const lookUp = (call: string) => {
      const answer = next.found?.[call] ?? {};
      if (isSameAnswer(answer, lookupOf(flow.subject, call).none)) throw new Failure('245000018');
      return answer;
    };
    const machine = whole.start({
      stored: { detail: path.claim, isSent: false },
      page: page.code,
      lookUp,
      inspect,
    });
    await machine.send({ type: 'NEXT', answers: next.answers });
    for (let asked = dialogIn(machine, page); asked !== undefined; asked = dialogIn(machine, page)) {
      const confirm = page.confirm.find(({ dialog }) => dialog === asked);
      if (!confirm?.other || !open.has(asked)) {
        await machine.send({ type: 'CONFIRM' });
        continue;
      }
      open.delete(asked);
      await machine.send({ type: 'CONFIRM', answer: 'OTHER' });
      const wrong = wrongAfter(machine, confirm.other);
      given.push({ place: `${page.code} ${asked}`, ...(wrong !== undefined && { wrong }) });
      break;
    }
  }
  return given;
};

/** The dialog that a machine asks on a page: the first that is still to be answered, whose rule holds. */
const dialogIn = (machine: Started, { confirm, subject }: AnyPage): string | undefined => {
  const { pending } = machine.context();
  if (!pending || !machine.at().endsWith('confirming')) return undefined;
  const open = pending.confirm.map(({ dialog }) => dialog);
  const read = subject.factsIn(pending.claim);
  return confirm.find(({ dialog, when }) => open.includes(dialog) && holds(when, read))?.dialog;
};

/** What a third answer should have done and did not: given up the report, or put what it tells into the record. */
const wrongAfter = (machine: Started, other: OtherAnswer<Names>): string | undefined => {
  const at = machine.at();
  if ('discards' in other) return / discard/.test(at) ? undefined : `leads to ${at}`;
  const { record, pending } = machine.context();
  const kept = pending?.claim ?? record;
  // What is left open is what was typed, where anything was.
  const told = Object.entries('adds' in other ? other.adds : other.corrects).filter(
    ([, value]) => value !== undefined,
  );
  const lost = told.filter(([path, value]) => !isSameAnswer(valueAt(kept, path), value));
  return lost.length === 0 ? undefined : `lost ${lost.map(([path]) => path).join(', ')}`;
};
