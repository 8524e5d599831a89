import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { FlowContext } from '#machines/report/claimMachine.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { theirs, type InService, type Elsewhere } from './elsewhere.ts';

/** How a report ends here that became another one elsewhere. */
export interface Ended {
  /** The state of the request, or what is wrong with it. */
  readonly end: string;
  readonly standing: Elsewhere;
  readonly kept: InService;
  readonly context: FlowContext;
  /** What was typed on the page, and what of it the browser would show if it crashed now. */
  readonly given: object;
  readonly waits: object | undefined;
  /** The calls that were answered since, what the machine told, and where the reporter was asked. */
  readonly heard: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
  readonly isAtEnd: boolean;
}

const sentElsewhere: readonly Elsewhere[] = ['is being sent elsewhere', 'was sent elsewhere'];
const goneElsewhere: readonly Elsewhere[] = ['was given up elsewhere', 'is kept no longer'];

/** What can be said against an end, whatever led to it. */
export const complaintsOf = (ended: Ended): readonly string[] => {
  const { end, standing, kept, context, given, waits, heard, told, met, isAtEnd } = ended;
  if (heard.size === 0) return [];
  // What the reporter themselves has given up, emptied or left for a new one.
  const isOurs = ['record.left', 'record.emptied', 'record.discarded'].some((one) => told.has(one));
  const isTold =
    end === 'failed' ||
    told.has('flow.reset') ||
    ['conflict', 'warning', 'failed'].some((state) => met.has(state));
  const isSafe = isOurs || isTold || isSameAnswer(waits, given) || holds(kept.detail, given);
  const isTheirs = isOurs || isTold || kept.state === 'DISCARDED' || holds(kept.detail, theirs);
  return Object.entries({
    'goes round in circles': !['idle', 'failed', 'sent', 'discarded'].includes(end),
    'what was sent may be edited': sentElsewhere.includes(standing) && end === 'idle' && !isOurs,
    'what is gone goes on': goneElsewhere.includes(standing) && ['idle', 'sent'].includes(end) && !isOurs,
    'what is gone is told by another word':
      goneElsewhere.includes(standing) &&
      end === 'failed' &&
      context.failure?.code !== 'ACTIVE_REPORT_NOT_FOUND',
    'what was sent is not shown as sent': end === 'sent' && !isAtEnd,
    'what was typed is lost without a word': !isSafe,
    'what was answered elsewhere is lost without a word': standing === 'was saved elsewhere' && !isTheirs,
  }).flatMap(([says, is]) => (is ? [says] : []));
};

const holds = (kept: ClaimDetail, given: object): boolean =>
  Object.entries(given).every(([name, value]) => isSameAnswer(Reflect.get(kept, name), value));
