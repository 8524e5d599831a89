import { markOf } from '#machines/service/draftLocks.ts';
import type {
  FourEyesAct,
  IncidentAct,
  OperatorAct,
  PersonRequest,
} from '#machines/service/sales/operatorActs.ts';
import { clientsOf, isAlwaysByTwo, isOfClients } from '#machines/service/sales/clientActs.ts';
import type { Looked } from '#server/clients/looks.ts';
import { isLockedForGood, unlockDraft } from '#server/drafts/unlockDrafts.ts';
import { countDead, noteDone, readPause, resend } from '#server/handover/deadLetters.ts';
import type { Deciding } from '#server/handover/noteAct.ts';
import { pauseByHand, resume } from '#server/handover/pauseByHand.ts';
import { noteStep, openIncident } from '#server/incidents/storedIncidents.ts';
import type { Confirming } from '#server/messages/confirmation.ts';
import type { Queries } from '#server/store/tables.ts';
import { countClients, performOnClients } from './clientActs.ts';
import { countReports } from './personRequests.ts';
import { hasFailed, resendMessage } from './resendMessage.ts';

/** An operator, what the provider of identities knows them by, and why they act. */
export interface Acting extends Deciding {
  readonly subject: string;
}

/** As many events one operator hands over again alone. */
const mostAlone = 50;

/** How many things an act would change now. */
export async function countOf(trx: Queries, act: OperatorAct, now: Date): Promise<number> {
  if (act.act === 'UNLOCK') return Number(await isLockedForGood(trx, act.mark, now));
  if ('reports' in act) return countReports(trx, act);
  if (isOfClients(act)) return countClients(trx, act);
  if (act.act === 'PAUSE' || isOfIncident(act)) return 1;
  if (act.act === 'RESEND_MESSAGE') return Number(await hasFailed(trx, act));
  if (act.act === 'RESUME') return Number((await readPause(trx)) !== undefined);
  return countDead(trx, act.act === 'RESEND_ALL' ? { reason: act.reason } : { id: act.event });
}

/**
 * Whether an act waits for a second operator: one of those that are set up for it, where it is more than one decides alone, which is
 * fifty events at once, or a lock that lasts until somebody lifts it. Two clients become one by two operators always, and so is a protection lifted.
 */
export const needsSecond = (act: OperatorAct, count: number, fourEyes: readonly FourEyesAct[]): boolean =>
  (isAlwaysByTwo(act) || fourEyes.some((one) => one === act.act)) &&
  count > (act.act === 'RESEND_ALL' ? mostAlone : 0);

/** Does what an operator wants, but for what a person asks of their reports, and gives how many things it has changed. */
export async function perform(
  trx: Queries,
  act: Exclude<OperatorAct, PersonRequest>,
  { at, by, confirming }: { readonly at: Date; readonly by: Acting; readonly confirming: Confirming },
): Promise<number> {
  const decision = { at, by };
  if (act.act === 'UNLOCK')
    return Number(await unlockDraft(trx, act.mark, { at, by: { ...by, id: by.subject } }));
  if (act.act === 'RESEND_MESSAGE') return Number(await resendMessage(trx, act, { now: at, confirming }));
  if (isOfIncident(act)) return noteIncident(trx, act, decision);
  if (isOfClients(act)) return performOnClients(trx, act);
  if (act.act === 'PAUSE') return Number(await pauseByHand(trx, decision));
  if (act.act === 'RESUME') return Number(await resume(trx, decision));
  if (act.act === 'BY_HAND')
    return Number(await noteDone(trx, { id: act.event, coreNumber: act.coreNumber }, decision));
  return resend(trx, act.act === 'RESEND_ALL' ? { reason: act.reason } : { id: act.event }, decision);
}

const hour = 60 * 60_000;

const isOfIncident = (act: OperatorAct): act is IncidentAct =>
  act.act === 'INCIDENT' || act.act === 'INCIDENT_STEP';

function noteIncident(
  trx: Queries,
  act: IncidentAct,
  { at, by }: { readonly at: Date; readonly by: Acting },
): Promise<number> {
  const noting = { by: by.name, at };
  if (act.act === 'INCIDENT_STEP') return noteStep(trx, { ...act, words: by.reason }, noting);
  const { service, foundBy, hours } = act;
  const startedAt = new Date(at.getTime() - hours * hour);
  return openIncident(trx, { service, foundBy, startedAt, words: by.reason }, noting);
}

/** What came of an act that has changed so many things. */
export const doneOf = (count: number) => ({
  outcome: count > 0 ? ('DONE' as const) : ('NONE' as const),
  count,
});

/** The looks of an act: one for each client that it names, so that each of them is told of it, else one. */
export const looksOf = (act: OperatorAct, look: Omit<Looked, 'fields'>): readonly Looked[] => {
  const fields = fieldsOf(act);
  const clients = isOfClients(act) ? clientsOf(act) : [];
  return clients.length === 0
    ? [{ ...look, fields }]
    : clients.map((client) => ({ ...look, client, fields }));
};

/** An act as the trail tells it: what, and of which event, reason or reports. */
export const fieldsOf = (act: OperatorAct): string[] => [act.act, subjectOf(act)];

const subjectOf = (act: OperatorAct): string => {
  if (act.act === 'UNLOCK') return `report ${act.mark}`;
  if ('reports' in act) return act.reports.map((uuid) => `report ${markOf(uuid)}`).join(', ');
  if (act.act === 'MERGE') return `into ${act.into}`;
  if (act.act === 'PROTECT') return act.protection;
  if (act.act === 'LIFT') return 'protection';
  if (act.act === 'TAKE_OVER') return `agent ${act.agent}`;
  if (act.act === 'TAKE_OVER_ALL') return `agent ${act.fromAgent} ${act.agent}`;
  if (act.act === 'INCIDENT') return `${act.service} ${act.foundBy}`;
  if (act.act === 'INCIDENT_STEP') return `incident ${act.incident} ${act.step}`;
  if ('event' in act) return `event ${act.event}`;
  if ('message' in act)
    return act.kind === 'CONFIRMATION'
      ? `${act.kind} ${act.channel} report ${markOf(act.message)}`
      : `${act.kind} ${act.channel} message ${markOf(act.message)}`;
  return act.act === 'RESEND_ALL' ? `reason ${act.reason}` : 'hand-over';
};
