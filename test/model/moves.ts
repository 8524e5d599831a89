import { asksSomething } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { holds } from '#machines/subject/rule.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { Failure } from '#machines/calls/failures.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import type { ModelPath } from './modelPaths.ts';
import { walkModel } from './replay.ts';
import { casesOf } from './thorough.ts';
import { anyNext, type Found } from './validEvents.ts';
import type { Started, Walked } from './whole.ts';

const lastOf = ({ pages }: ModelPath): string => pages.at(-1) ?? '';
const pageAt = ({ at }: Started): string => at().split(' ')[0] ?? '';

/**
 * The pages whose addresses lead elsewhere than they should where a way ends that goes forward only: those it has come by or past open, those of
 * a hub by their own rule, and no others. What opens is read from the way itself, not from what the machine asks. Nothing is told of a way that
 * ends where nothing is asked, because what follows may be opened, too.
 */
export const wrongAddresses = ({ flow, whole, inspect }: Walked, path: ModelPath): readonly string[] => {
  const trail = walkModel(flow, path);
  const come = [getPage(flow, flow.start).code, ...trail.map((step) => step.page)];
  const page = come.at(-1) ?? flow.start;
  if (!path.events.every(({ type }) => isForward.includes(type)) || !asksSomething(getPage(flow, page)))
    return [];
  const detail = trail.at(-1)?.claim ?? path.beginning;
  const machine = whole.start({ stored: { detail, isSent: false }, page, inspect });
  const isAtHub = come.some((code) => getPage(flow, code).kind === 'hub');
  const read = flow.subject.factsIn(detail);
  return flow.instances
    .map((one) => {
      const { code, canEnter } = one;
      machine.tell({ type: 'OPEN', page: code });
      const opened = pageAt(machine);
      machine.tell({ type: 'OPEN', page });
      const isSkipped = skippedWith(one, read) !== undefined && holds(canEnter, read);
      const isPast = isSkipped && one.next.some((later) => come.includes(later));
      const isOpen = come.includes(code) || isPast || (isAtHub && holds(canEnter, read));
      return opened === (isOpen ? code : page) ? '' : `${come.join(' > ')}: ${code} leads to ${opened}`;
    })
    .filter((wrong) => wrong !== '');
};

const isForward: readonly string[] = ['NEXT', 'page.open'];

/** What starting over leaves where a way ends, refused and agreed to, beside what it should. */
export const startedOver = async ({ flow, whole, inspect }: Walked, path: ModelPath) => {
  const page = lastOf(path);
  const machine = whole.start({ stored: { detail: path.claim, isSent: false }, page, inspect });
  const before = machine.context().record;
  await machine.send({ type: 'RESET' });
  await machine.send({ type: 'REFUSE' });
  const refused = [pageAt(machine), isSameAnswer(machine.context().record, before)];
  await machine.send({ type: 'RESET' });
  await machine.send({ type: 'CONFIRM' });
  return {
    seen: [...refused, pageAt(machine), machine.context().record],
    wanted: [page, true, getPage(flow, flow.start).code, { ...flow.known }],
  };
};

/** How often a change is tried on each page. */
const attempts = casesOf(1, 2);

/**
 * The changes on pages of a way that were not taken back whole: the page is answered otherwise, what falls is agreed to, and UNDO must
 * give the record and the page as they were. Also how many were taken back.
 */
export const takenBack = async ({ flow, whole, inspect }: Walked, path: ModelPath) => {
  const nextOn = anyNext(flow);
  const wrong: string[] = [];
  let count = 0;
  for (const [at, code] of [...new Set(path.pages)].slice(0, -1).entries())
    for (let attempt = 0; attempt < attempts; attempt++) {
      const next = nextOn(getPage(flow, code), path.claim, attempt * 31 + at);
      if (next?.type !== 'NEXT' || !situationOf(flow, path.claim).mayOpen(code)) continue;
      const found: Found = next.found ?? {};
      const lookUp = (call: string) => {
        const answer = found[call] ?? {};
        if (isSameAnswer(answer, lookupOf(flow.subject, call).none)) throw new Failure('245000018');
        return answer;
      };
      const stored = { detail: path.claim, isSent: false };
      const machine = whole.start({ stored, page: code, lookUp, inspect });
      const before = machine.context().record;
      await machine.send({ type: 'NEXT', answers: next.answers });
      while (/ (?:confirming|warning)$/.test(machine.at())) await machine.send({ type: 'CONFIRM' });
      if (machine.context().undo === undefined || !machine.at().endsWith('idle')) continue;
      count += 1;
      await machine.send({ type: 'UNDO' });
      if (pageAt(machine) !== code || !isSameAnswer(machine.context().record, before))
        wrong.push(`${path.pages.join(' > ')}: ${code}, ${attempt}`);
    }
  return { wrong, count };
};
