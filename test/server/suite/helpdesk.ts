import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { Limits } from '#server/http/limits.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import type { TestService } from '#test/server/service.ts';

const [first, ...later] = aHelpdeskReport.steps;
const withStep = (differing: object) => ({
  ...aHelpdeskReport,
  steps: [{ ...first, ...differing }, ...later],
});

/** What telling the helpdesk promises on every database. */
export function describeHelpdesk(service: () => TestService): void {
  describe('the helpdesk', () => {
    const kept = (reference: string) =>
      service()
        .database.db.selectFrom('helpdesk_report')
        .select(['request_id', 'report'])
        .where('number', '=', Number(reference.slice(1)))
        .executeTakeFirst();

    test('finds a report by the number the reporter was given, and by the request that failed', async () => {
      const reporter = (await service().another()).reporter();
      const { reference } = await reporter.call(calls.reportToHelpdesk, { body: aHelpdeskReport });
      expect(reference).toMatch(/^H\d{6}$/);
      expect(await kept(reference)).toEqual({
        request_id: aHelpdeskReport.requestId,
        report: aHelpdeskReport,
      });
    });

    test('is told of a failure that no call was behind', async () => {
      const { requestId: _, ...report } = aHelpdeskReport;
      const { reference } = await service().reporter().call(calls.reportToHelpdesk, { body: report });
      expect(await kept(reference)).toEqual({ request_id: null, report });
    });

    test('keeps nothing beside what a report is made of', async () => {
      const body = { ...withStep({ answers: { tel: '+420777123456' } }), claim: { fullName: 'Jana' } };
      const { status, body: answer } = await service().reporter().ask(calls.reportToHelpdesk, { body });
      expect(status).toBe(200);
      const { reference } = calls.reportToHelpdesk.answer.parse(answer);
      expect((await kept(reference))?.report).toEqual(aHelpdeskReport);
    });

    test.each<[string, object]>([
      ['a telephone number in the place of a page', withStep({ page: '+420777123456' })],
      ['a birth number in the place of an event', withStep({ event: 'NEXT8411049031' })],
      ['a name in the place of a state', withStep({ request: 'Jana Nováková' })],
      ['a plate in the place of a session', withStep({ session: '4UI5655' })],
      ['an address in the place of a page', withStep({ page: 'jana@example.cz' })],
      ['a failure nobody knows', { ...aHelpdeskReport, code: 'Jana' }],
      ['a failure nobody knows in a step', withStep({ failure: '777123456' })],
      [
        'more steps than a trace has',
        { ...aHelpdeskReport, steps: Array.from({ length: 201 }, () => first) },
      ],
      ['a report too long to be one', withStep({ event: 'a'.repeat(200_000) })],
    ])('refuses %s', async (_, body) => {
      const { status, body: answer } = await service().reporter().ask(calls.reportToHelpdesk, { body });
      expect([400, 413]).toContain(status);
      expect(answer).toMatchObject({ code: '245000030' });
    });

    test('takes no report from a form of another site', async () => {
      const { app } = service();
      const form = { method: 'POST', url: calls.reportToHelpdesk.path, payload: aHelpdeskReport } as const;
      expect((await app.inject(form)).json()).toMatchObject({ code: '245000022', status: 403 });
    });

    test('takes no more reports from one address than the limit, over every process', async () => {
      const limits = Limits.parse({ helpdeskReportsOfAddress: { max: 20 } });
      const processes = [await service().another({ limits }), await service().another({ limits })];
      const statuses: number[] = [];
      for (let turn = 0; turn < 22; turn += 1) {
        const reporter = processes[turn % 2]?.reporter();
        const answer = await reporter?.ask(calls.reportToHelpdesk, { body: aHelpdeskReport });
        statuses.push(answer?.status ?? 0);
      }
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
      expect(statuses.at(-1)).toBe(429);
    });
  });
}
