import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { startService, type TestService } from './service.ts';

describe('what a browser tells of its steps', () => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ log: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  });
  afterAll(() => service.close());

  const { steps } = aHelpdeskReport;
  const entry = {
    level: 'warn',
    time: '2026-11-20T08:00:00Z',
    event: 'request.failed',
    code: '245000000',
    status: 500,
  } as const;
  const log = (logged: object) =>
    service.reporter().ask(calls.log, { body: { entries: [{ ...entry, ...logged }] } });
  const written = (message: string) =>
    lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === message);

  test('stands in the log beside the failure', async () => {
    expect(await log({ steps })).toMatchObject({ status: 200, body: { accepted: 1 } });
    const { level: _, ...told } = entry;
    expect(written('client')).toMatchObject({ client: { ...told, steps } });
  });

  test.each<[string, object[]]>([
    ['more than ten steps', Array.from({ length: 11 }, () => ({ ...steps[0] }))],
    ['a number that could be somebody’s', [{ ...steps[0], page: 'policy4400000017' }]],
    ['words', [{ ...steps[0], request: 'Při couvání jsem narazil do sloupku' }]],
  ])('is not taken where it is %s', async (_, refused) => {
    expect(await log({ steps: refused })).toMatchObject({ status: 400, body: { code: '245000030' } });
  });

  test('is found in the log by the number of the helpdesk report, with its last step', async () => {
    const { reference } = await service.reporter().call(calls.reportToHelpdesk, { body: aHelpdeskReport });
    const { steps: _, ...told } = aHelpdeskReport;
    expect(written('helpdesk report')).toMatchObject({
      helpdesk: { reference, ...told, last: steps.at(-1) },
    });
  });
});
