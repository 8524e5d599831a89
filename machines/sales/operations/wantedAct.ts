import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { ClientAct, isClientAct, Protection } from '#machines/service/sales/clientActs.ts';
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
import { must, mustBePresent } from '#machines/subject/issues/issue.ts';
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
  | { readonly act: ClientAct['act'] }
  | { readonly act: PersonRequest['act'] };

/** What is said of an incident that nobody has noted yet. */
interface SaidOfIncident {
  readonly incidentService: IncidentService;
  readonly incidentFoundBy: IncidentFoundBy;
  /** Hours ago. */
  readonly incidentBegan: number;
  readonly incidentWords: string;
}

/** Why something is done about clients, and which: named by ids and by whom agents sign in as. */
interface SaidOfClients {
  readonly actWords: string;
  readonly client?: string | undefined;
  readonly into?: string | undefined;
  readonly protection?: Protection | undefined;
  /** Of a client who is protected. */
  readonly number?: string | undefined;
  readonly fromAgent?: string | undefined;
  readonly agent?: string | undefined;
}

/**
 * What they say: why, of an entry by hand the number that the core gave it, what is noted of an incident, and of what a person asks whose
 * reports.
 */
export type SaidOfAct =
  | SaidOfClients
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
const needs: Readonly<Record<ClientAct['act'], readonly (keyof SaidOfClients)[]>> = {
  MERGE: ['client', 'into'],
  PROTECT: ['client', 'protection'],
  LIFT: ['number'],
  TAKE_OVER: ['client', 'agent'],
  TAKE_OVER_ALL: ['fromAgent', 'agent'],
};
const anyClients: z.ZodType<SaidOfClients> = z.object({
  actWords: LiftReason,
  client: z.uuid().optional(),
  into: z.uuid().optional(),
  protection: Protection.optional(),
  number: text(20).optional(),
  fromAgent: text(100).optional(),
  agent: text(100).optional(),
});
const ofClients = (act: ClientAct['act']): z.ZodType<SaidOfClients> =>
  anyClients.check(
    ...needs[act].map((name) =>
      mustBePresent(
        act === 'MERGE' && name === 'client' ? 'gone' : 'required',
        (said: SaidOfClients) => said[name] !== undefined,
        {
          path: [name],
          always: true,
        },
      ),
    ),
    must('sameClient', ({ client, into }: SaidOfClients) => client === undefined || client !== into, {
      path: ['into'],
    }),
  );
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
export const formOfAct = (wanted: WantedAct): z.ZodType<SaidOfAct> =>
  isOfClients(wanted) ? ofClients(wanted.act) : forms[wanted.act];

/** True for what a person asks of their reports. */
export const isOfPerson = (wanted: WantedAct): wanted is { readonly act: PersonRequest['act'] } =>
  wanted.act === 'EXPORT' || wanted.act === 'ERASE';

/** True for what is done about clients. */
export const isOfClients = (wanted: WantedAct): wanted is { readonly act: ClientAct['act'] } =>
  isClientAct(wanted.act);

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
  if (isOfClients(wanted)) {
    const { actWords: words, ...which } = said;
    return { act: ClientAct.parse({ act: wanted.act, ...which }), words };
  }
  if (!('actWords' in said)) throw new Error('Nobody says why.');
  const { actWords: words } = said;
  const coreNumber = 'coreNumber' in said ? (said.coreNumber ?? '') : '';
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
