import * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import type { IncidentService } from '#machines/service/sales/incidents.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { showsKey } from '#server/http/showsKey.ts';
import { transact } from '#server/store/transact.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { findByAlert, noteStep, openIncident } from './storedIncidents.ts';

interface Parameters extends Store {
  /** What whoever tells of alerts shows; nobody does without it. */
  readonly metricsKey: string | undefined;
}

/** Where an Alertmanager tells of alerts. */
export const alertsPath = '/alerts';

/** The webhook of Alertmanager, version 4, as far as it is read. */
const Told = z.object({
  alerts: z
    .array(
      z.object({
        status: z.enum(['firing', 'resolved']),
        labels: z.object({ alertname: z.string().min(1).max(100) }),
        startsAt: z.iso.datetime({ offset: true }),
      }),
    )
    .max(100),
});
type Alert = z.infer<typeof Told>['alerts'][number];

const services: Readonly<Record<string, IncidentService>> = {
  NotSending: 'SENDING',
  QueueOld: 'SENDING',
  EventsOld: 'HANDOVER',
  HandoverPaused: 'HANDOVER',
  DeadLetters: 'HANDOVER',
};

/**
 * POST /alerts: an Alertmanager tells of alerts that began and ended, and shows the key of the measures. What begins is an incident
 * unless it is one already; what ends has ended. 403 for anybody else, 400 for anything else, 404 where no key is set.
 */
export const alertCalls: AreaPlugin<Parameters> = async (app, { db, now, metricsKey }) => {
  if (metricsKey === undefined) return;
  app.post(alertsPath, { schema: { hide: true } }, async (request) => {
    if (!showsKey(request, metricsKey)) throw new Failure('403');
    const { data } = Told.safeParse(request.body);
    if (!data) throw new Failure('400');
    return transact(db, async (trx) => {
      let noted = 0;
      for (const alert of data.alerts) noted += await noteAlert(trx, alert, now());
      return { noted };
    });
  });
};

async function noteAlert(trx: Queries, { status, labels, startsAt }: Alert, at: Date): Promise<number> {
  const { alertname: alert } = labels;
  const known = await findByAlert(trx, alert);
  const noting = { by: 'Alertmanager', at };
  if (status === 'resolved')
    return known === undefined ? 0 : noteStep(trx, { incident: known, step: 'ENDED', words: alert }, noting);
  if (known !== undefined) return 0;
  const service = services[alert] ?? 'REPORTING';
  const startedAt = new Date(startsAt);
  return openIncident(trx, { service, foundBy: 'ALERT', alert, startedAt, words: alert }, noting);
}
