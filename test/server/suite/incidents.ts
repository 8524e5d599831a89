import { describe, expect, test } from 'vitest';
import { incidentCalls, type Incident, type IncidentStep } from '#machines/service/sales/incidents.ts';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import type { OperatedAct } from '#machines/service/sales/operatorActs.ts';
import { alertsPath } from '#server/incidents/alertCalls.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import type { TestService } from '#test/server/service.ts';

const metricsKey = 'what an Alertmanager shows, long enough for a key';

/** What the register of incidents promises on every database. */
export function describeIncidents(service: () => TestService): void {
  describe('an incident', () => {
    const listed = async (): Promise<readonly Incident[]> => {
      const auditor = await signedIn(service(), 'U700');
      return (await auditor.call(incidentCalls.listIncidents, {})).incidents;
    };
    const operate = async (act: OperatedAct, words: string) =>
      (await signedIn(service(), 'U400')).call(operationsCalls.operate, { body: { act, words } });

    test('is noted by an operator, step by step until it is closed, and is on the trail', async () => {
      const noted = { act: 'INCIDENT', service: 'SENDING', foundBy: 'CLIENT', hours: 2 } as const;
      expect(await operate(noted, 'Hlášení se neodesílají.')).toEqual({ outcome: 'DONE', count: 1 });
      const [incident] = await listed();
      const id = incident?.id ?? 0;
      expect(incident).toMatchObject({
        service: 'SENDING',
        foundBy: 'CLIENT',
        words: 'Hlášení se neodesílají.',
        isClosed: false,
        dues: [],
        steps: [],
        next: ['MEASURE', 'MAJOR', 'MINOR', 'PERSONAL_DATA', 'ENDED'],
      });
      expect(Date.parse(incident?.detectedAt ?? '') - Date.parse(incident?.startedAt ?? '')).toBe(
        2 * 3_600_000,
      );
      const step = (one: IncidentStep) =>
        operate({ act: 'INCIDENT_STEP', incident: id, step: one }, `Krok ${one}.`);
      expect(await step('CLOSED')).toEqual({ outcome: 'NONE', count: 0 });
      await step('MAJOR');
      expect((await listed())[0]?.dues).toMatchObject([{ report: 'INITIAL', isLate: false }]);
      for (const one of ['SENT_INITIAL', 'SENT_INTERMEDIATE', 'SENT_FINAL', 'ENDED', 'CLOSED'] as const)
        expect(await step(one)).toEqual({ outcome: 'DONE', count: 1 });
      expect(await step('MEASURE')).toEqual({ outcome: 'NONE', count: 0 });
      const closed = (await listed()).find((one) => one.id === id);
      expect(closed).toMatchObject({ isClosed: true, isMajor: true, dues: [], next: [] });
      expect(closed?.steps.map((one) => [one.step, one.words])).toEqual([
        ['MAJOR', 'Krok MAJOR.'],
        ['SENT_INITIAL', 'Krok SENT_INITIAL.'],
        ['SENT_INTERMEDIATE', 'Krok SENT_INTERMEDIATE.'],
        ['SENT_FINAL', 'Krok SENT_FINAL.'],
        ['ENDED', 'Krok ENDED.'],
        ['CLOSED', 'Krok CLOSED.'],
      ]);
      const trail = (await looks(service())).map(({ fields }) => fields.join(' '));
      expect(trail).toContain('INCIDENT SENDING CLIENT');
      expect(trail).toContain(`INCIDENT_STEP incident ${id} MAJOR`);
    });

    test('is begun by an alert and ended with it, and told again it is the same', async () => {
      const watched = await service().another({ metricsKey });
      const tell = (status: 'firing' | 'resolved', key = metricsKey) =>
        watched.reporter().send({
          method: 'POST',
          url: alertsPath,
          headers: { authorization: `Bearer ${key}` },
          body: {
            version: '4',
            alerts: [
              {
                status,
                labels: { alertname: 'HandoverPaused', severity: 'page' },
                startsAt: '2026-01-30T09:00:00.123+01:00',
              },
            ],
          },
        });
      expect((await tell('firing', 'another key that is long enough too')).status).toBe(403);
      expect((await tell('firing')).body).toEqual({ noted: 1 });
      expect((await tell('firing')).body).toEqual({ noted: 0 });
      const found = () => listed().then((all) => all.filter((one) => one.alert === 'HandoverPaused'));
      expect(await found()).toMatchObject([
        { service: 'HANDOVER', foundBy: 'ALERT', startedAt: '2026-01-30T08:00:00.123Z', isClosed: false },
      ]);
      expect((await tell('resolved')).body).toEqual({ noted: 1 });
      expect((await tell('resolved')).body).toEqual({ noted: 0 });
      expect((await found())[0]?.steps).toMatchObject([{ step: 'ENDED', by: 'Alertmanager' }]);
      expect((await tell('firing')).body).toEqual({ noted: 1 });
      expect(await found()).toHaveLength(2);
      await watched.app.close();
    });
  });
}
