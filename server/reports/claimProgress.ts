import { parseAbsolute, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { place } from '#machines/claim/clock.ts';
import { workingDayAfter } from '#machines/report/workingDayAfter.ts';
import type { ClaimHeadline, ClaimProgress, ClaimStep } from '#machines/service/sent/claimProgress.ts';
import type { SaidOfClaim } from './saidOfClaim.ts';

/** The steps that may follow each. What is closed or refused may be opened again; whoever took a report back sends another. */
export const nextSteps: Readonly<Record<ClaimStep, readonly ClaimStep[]>> = {
  RECEIVED: ['IN_REVIEW', 'DECIDED', 'REFUSED', 'CLOSED', 'WITHDRAWN'],
  IN_REVIEW: ['DECIDED', 'REFUSED', 'CLOSED', 'WITHDRAWN'],
  DECIDED: ['PAID', 'REFUSED', 'CLOSED', 'WITHDRAWN'],
  PAID: ['CLOSED', 'IN_REVIEW'],
  REFUSED: ['CLOSED', 'IN_REVIEW'],
  CLOSED: ['IN_REVIEW'],
  WITHDRAWN: [],
};

/** The step that was said last, RECEIVED before any. */
export const stepOf = (said: readonly SaidOfClaim[]): ClaimStep =>
  said.findLast(({ step }) => step !== undefined)?.step ?? 'RECEIVED';

/** The day of an ISO moment where the insurer is. */
export const dayOf = (moment: string): CalendarDate => toCalendarDate(parseAbsolute(moment, place));

/**
 * Where a claim is by all that was said of it, in the order of `at`; undefined before anything was. What was said of an earlier step, a
 * delay or a promised day, ends with it.
 *
 * @param now the moment by which days have passed
 */
export function progressOf(said: readonly SaidOfClaim[], now: Date): ClaimProgress | undefined {
  const last = said.at(-1);
  if (!last) return undefined;
  const begun = said.findLastIndex(({ step }) => step !== undefined);
  const ofStep = begun === -1 ? said : said.slice(begun);
  const step = stepOf(said);
  const since = ofStep[0]?.at ?? last.at;
  const asks = openAsks(said).map(({ kind, documentType, due }) => ({
    kind,
    ...(documentType && { documentType }),
    due,
  }));
  const appointment = said.findLast((one) => one.appointment !== undefined)?.appointment ?? undefined;
  const isAhead = appointment !== undefined && new Date(appointment.to) > now;
  const delay = ofStep.findLast((one) => one.delay !== undefined)?.delay ?? undefined;
  const letterOn = said.findLast((one) => one.letterOn !== undefined)?.letterOn;
  const payment = said.findLast((one) => one.payment !== undefined)?.payment;
  const clerk = said.findLast((one) => one.clerk !== undefined)?.clerk;
  const headline = headlineOf(step, { isAsked: asks.length > 0, isAhead, isDelayed: delay !== undefined });
  const by = headline === 'WAITING' ? firstDue(asks) : promised(step, since, { ofStep, letterOn });
  const isLate = by !== undefined && by.compare(dayOf(now.toISOString())) < 0;
  return {
    headline,
    at: last.at,
    asks: headline === 'WAITING' ? asks : [],
    ...(isLate ? { isLate } : by && { by: by.toString() }),
    ...(headline === 'INSPECTION_BOOKED' && { appointment }),
    ...(letterOn !== undefined && { letterOn }),
    ...(payment && { payment }),
    ...(headline === 'DELAYED' && { delay }),
    ...(clerk !== undefined && { clerk }),
  };
}

interface Open {
  readonly isAsked: boolean;
  readonly isAhead: boolean;
  readonly isDelayed: boolean;
}

const isOver = (step: ClaimStep): boolean => ['PAID', 'REFUSED', 'CLOSED', 'WITHDRAWN'].includes(step);

const headlineOf = (step: ClaimStep, { isAsked, isAhead, isDelayed }: Open): ClaimHeadline => {
  if (step === 'CLOSED' || step === 'WITHDRAWN') return step;
  if (isAsked) return 'WAITING';
  if (isOver(step)) return step;
  if (isAhead) return 'INSPECTION_BOOKED';
  return isDelayed && step === 'IN_REVIEW' ? 'DELAYED' : step;
};

/** What the insurer still asks for: each as it was said last, the most urgent first. */
export const openAsks = (said: readonly SaidOfClaim[]): NonNullable<SaidOfClaim['asks']> => {
  const all = new Map(said.flatMap(({ asks = [] }) => asks.map((ask) => [ask.askId, ask] as const)));
  return [...all.values()]
    .filter(({ closed }) => !closed)
    .toSorted((one, other) => one.due.localeCompare(other.due));
};

const firstDue = ([first]: ClaimProgress['asks']): CalendarDate | undefined => first && parseDate(first.due);

/** Until when the next word comes: what the core promised in this step, else what is usual. Source: Civil Code § 2798, and our word. */
const promised = (
  step: ClaimStep,
  since: string,
  { ofStep, letterOn }: { readonly ofStep: readonly SaidOfClaim[]; readonly letterOn: string | undefined },
): CalendarDate | undefined => {
  const nextBy = ofStep.findLast((one) => one.nextBy !== undefined)?.nextBy;
  if (nextBy !== undefined) return parseDate(nextBy);
  const begun = dayOf(since);
  if (step === 'RECEIVED') return parseDate(workingDayAfter(begun.toString(), 2));
  if (step === 'IN_REVIEW') return begun.add({ days: 14 });
  return step === 'DECIDED' ? (letterOn ? parseDate(letterOn) : begun).add({ days: 15 }) : undefined;
};
