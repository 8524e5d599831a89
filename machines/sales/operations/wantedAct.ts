import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { LiftReason, type LockedDraft } from '#machines/service/draftLocks.ts';
import type { ListedMessage } from '#machines/service/sales/filesAndMessages.ts';
import { IncidentFoundBy, IncidentService, type IncidentStep } from '#machines/service/sales/incidents.ts';
import {
  longestAgo,
  type OperatorAct,
  type OwedReason,
  type PersonRequest,
} from '#machines/service/sales/operatorActs.ts';
import { PersonAsked } from '#machines/service/sales/personAsked.ts';
import type { Undelivered } from '#machines/service/sales/operationsCalls.ts';

/** What an operator is about to do, before they say why. */
export type WantedAct =
  | { readonly act: 'RESEND' | 'BY_HAND'; readonly of: Pick<Undelivered, 'id' | 'claimNumber'> }
  | { readonly act: 'RESEND_ALL'; readonly reason: string; readonly count: number }
  | { readonly act: 'RESEND_MESSAGE'; readonly of: ListedMessage }
  | { readonly act: 'UNLOCK'; readonly mark: LockedDraft['mark'] }
  | { readonly act: 'PAUSE' | 'RESUME' }
  | { readonly act: 'INCIDENT' }
  | { readonly act: 'INCIDENT_STEP'; readonly incident: number; readonly step: IncidentStep }
  | { readonly act: 'WHY_ALONE'; readonly of: Pick<OwedReason, 'id'> }
  | { readonly act: PersonRequest['act'] };

/** What is said of an incident that nobody has noted yet. */
interface SaidOfIncident {
  readonly incidentService: IncidentService;
  readonly incidentFoundBy: IncidentFoundBy;
  /** Hours ago. */
  readonly incidentBegan: number;
  readonly incidentWords: string;
}

/**
 * What they say: why, of an entry by hand the number that the core gave it, what is noted of an incident, and of what a person asks whose
 * reports.
 */
export type SaidOfAct =
  | { readonly actWords: string; readonly coreNumber?: string | undefined }
  | SaidOfIncident
  | Pick<SaidOfIncident, 'incidentWords'>
  | PersonAsked;

/** What the service is asked for: an act and why, only why one was done alone, or to give out or erase the reports of a person. */
export type Operating =
  | { readonly act: Exclude<OperatorAct, PersonRequest>; readonly words: string }
  | { readonly owed: OwedReason['id']; readonly words: string }
  | { readonly asks: PersonRequest['act']; readonly person: PersonAsked };

const why = z.object({ actWords: LiftReason });
const byHand = why.extend({ coreNumber: text(40) });
const ofIncident: z.ZodType<SaidOfIncident> = z.object({
  incidentService: IncidentService,
  incidentFoundBy: IncidentFoundBy.exclude(['ALERT']),
  incidentBegan: z.int().min(0).max(longestAgo),
  incidentWords: LiftReason,
});
const forms = {
  INCIDENT: ofIncident,
  INCIDENT_STEP: z.object({ incidentWords: LiftReason }),
  RESEND: why,
  RESEND_MESSAGE: why,
  RESEND_ALL: why,
  PAUSE: why,
  RESUME: why,
  UNLOCK: why,
  WHY_ALONE: why,
  BY_HAND: byHand,
  EXPORT: PersonAsked,
  ERASE: PersonAsked,
} as const;

/** The form of an act. */
export const formOfAct = ({ act }: WantedAct): z.ZodType<SaidOfAct> => forms[act];

/** True for what a person asks of their reports. */
export const isOfPerson = (wanted: WantedAct): wanted is { readonly act: PersonRequest['act'] } =>
  wanted.act === 'EXPORT' || wanted.act === 'ERASE';

/** What the service is asked for by an act and what was said of it. */
export const operatingOf = (wanted: WantedAct, said: SaidOfAct): Operating => {
  if ('foundBy' in said) {
    if (!isOfPerson(wanted)) throw new Error('Nobody asks for anything.');
    return { asks: wanted.act, person: said };
  }
  if ('incidentService' in said) {
    const { incidentService: service, incidentFoundBy: foundBy, incidentBegan: hours } = said;
    return { act: { act: 'INCIDENT', service, foundBy, hours }, words: said.incidentWords };
  }
  if ('incidentWords' in said) {
    if (wanted.act !== 'INCIDENT_STEP') throw new Error('Nothing is noted.');
    return { act: wanted, words: said.incidentWords };
  }
  const { actWords: words, coreNumber = '' } = said;
  switch (wanted.act) {
    case 'WHY_ALONE':
      return { owed: wanted.of.id, words };
    case 'UNLOCK':
      return { act: wanted, words };
    case 'PAUSE':
    case 'RESUME':
      return { act: { act: wanted.act }, words };
    case 'RESEND_ALL':
      return { act: { act: 'RESEND_ALL', reason: wanted.reason }, words };
    case 'BY_HAND':
      return { act: { act: 'BY_HAND', event: wanted.of.id, coreNumber }, words };
    case 'RESEND_MESSAGE': {
      const { kind, channel, message } = wanted.of;
      return { act: { act: 'RESEND_MESSAGE', kind, channel, message }, words };
    }
    case 'RESEND':
      return { act: { act: 'RESEND', event: wanted.of.id }, words };
    default:
      throw new Error('It is not said whose reports they are.');
  }
};
