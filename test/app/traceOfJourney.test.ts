import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { EventKind } from '#machines/claim/enums.ts';
import { answersOn, type Answers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { createTrace } from '#machines/flow/trace.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { flows } from '#machines/flows/index.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { calls } from '#machines/service/calls.ts';
import type { HelpdeskReport } from '#machines/service/helpdesk.ts';
import { failureReport } from '#src/errors/failureRecord.ts';
import { createLog } from '#src/service/createLog.ts';
import { usualAnswers } from '#test/flows/car/usualAnswers.ts';
import { aLifeClaim, answersOfRoutes, type LifeRoute } from '#test/flows/life/lifeClaims.ts';
import { passingAnswers, plainest } from '#test/model/passingAnswers.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { filledJourney } from './filledJourney.ts';

type AnswersOn = (page: Page, claim: ClaimDetail) => Answers;

/** The answers to what each page asks, from a whole claim. */
const answersFrom =
  (whole: ClaimDetail): AnswersOn =>
  (page) =>
    answersOn(page, whole);

const eventOf =
  (kind: EventKind): AnswersOn =>
  (page, claim) =>
    page.code === 'chooseEvent' ? { eventKinds: [kind] } : usualAnswers(page, claim);

/** Codes of pages, line and flow name the flow itself; those of causes are numbers, like statuses. */
const codes = ['formSteps', 'claimType', 'flowType', 'damageCause'];

/** Every answer longer than two characters, except for such codes. */
const valuesIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([name, inner]) => (codes.includes(name) ? [] : valuesIn(inner)));
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  return text.length > 2 ? [text] : [];
};

describe('what leaves the browser after a filled journey with failures holds no answer of it', () => {
  const lines: string[] = [];
  let addresses = 0;
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      trustProxy: 1,
      log: { level: 'debug', stream: { write: (line) => lines.push(line) } },
    });
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const reportedFrom = async (flow: Flow, answers: AnswersOn) => {
    lines.length = 0;
    const trace = createTrace({ now: () => 0 });
    const reporter = service.reporter();
    // A time of day has three figures like some answers.
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 0 });
    const sent: Promise<unknown>[] = [];
    const client: Parameters<typeof createLog>[0] = {
      call: (call, input) => {
        const answer = reporter.call(call, input);
        sent.push(answer);
        return answer;
      },
    };
    const log = createLog(client, trace.steps);
    const reports: HelpdeskReport[] = [];
    const claim = await filledJourney(flow, {
      trace,
      answers,
      onFailed: (failure) => {
        log({ level: 'warn', event: 'request.failed', code: failure.code, status: failure.status });
        reports.push(
          failureReport(failure, { time: new Date('2026-11-20T10:00:00Z'), steps: trace.steps() }),
        );
      },
    });
    // The log goes every five seconds; timers of others would begin anew for ever.
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    await Promise.all(sent);
    return { claim, trace, reports };
  };

  const expectNoAnswers = async (flow: Flow, answers: AnswersOn) => {
    const { claim, trace, reports } = await reportedFrom(flow, answers);
    const kept = [];
    for (const report of reports) kept.push(await keptAs(report));
    expect(kept).toEqual(reports);
    expect(lines.filter((line) => line.includes('"steps"'))).toHaveLength(reports.length);
    const logged = lines
      .map((line) => JSON.parse(line))
      .map(({ client, helpdesk }) => [client, helpdesk?.last]);
    const left = [trace.steps(), kept, logged].map((written) => JSON.stringify(written));
    const values = valuesIn(claim);
    expect(values.filter((value) => left.some((text) => text.includes(value)))).toEqual([]);
    return values;
  };

  /** What the helpdesk finds of a report sent from an address of its own. */
  const keptAs = async (report: HelpdeskReport) => {
    addresses += 1;
    const { body } = await service.reporter().ask(calls.reportToHelpdesk, {
      body: report,
      headers: { 'x-forwarded-for': `10.0.0.${addresses}` },
    });
    const { reference } = calls.reportToHelpdesk.answer.parse(body);
    const row = await service.database.db
      .selectFrom('helpdesk_report')
      .select('report')
      .where('number', '=', Number(reference.slice(1)))
      .executeTakeFirst();
    return row?.report;
  };

  test.each(EventKind.options)('a car claim: %s', async (kind) => {
    const values = await expectNoAnswers(carDraft, eventOf(kind));
    expect(values).toEqual(expect.arrayContaining(['Jana Nováková', '1AB2345', '2026-11-10']));
  });

  test.each(Object.keys(answersOfRoutes).filter((route): route is LifeRoute => route in answersOfRoutes))(
    'a life claim: %s',
    async (route) => {
      const values = await expectNoAnswers(lifeDraft, answersFrom(aLifeClaim(answersOfRoutes[route])));
      expect(values).toContain('Jana Nováková');
    },
  );

  test.each(flows.map((flow) => [flow.code, flow] as const))('any flow: %s', async (_, flow) => {
    const values = await expectNoAnswers(
      flow,
      (page, claim) => passingAnswers(page, claim, plainest).next().value ?? {},
    );
    expect(values.length).toBeGreaterThan(5);
  });
});
