import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { failureRecord, failureReport } from '#src/errors/failureRecord.ts';
import { litByTrace } from '#src/inspect/lit.ts';
import { readTrace } from '#src/inspect/trace/readTrace.ts';
import { beginningAt } from '#src/inspect/trace/TraceReplay.tsx';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

const at = (page: string, failure?: string) => ({
  after: 10,
  event: 'NEXT',
  page,
  request: failure === undefined ? 'idle' : 'failed',
  session: 'running',
  ...(failure !== undefined && { failure }),
});
const steps = [at('risk'), at('risk'), at('account'), at('account', '245000030')];

const report = failureReport(new Failure('245000030'), { time: new Date(0), steps });
const record = failureRecord(report);

describe('a trace that was pasted', () => {
  test.each([
    ['the record of a failure, as it is copied', record],
    ['the record with a few words around it', `Dobrý den,\n${record}\nDěkuji.`],
    ['a line of the log', JSON.stringify({ level: 40, client: { event: 'request.failed', steps } })],
    [
      'several lines of the log',
      `{"level":30,"msg":"request"}\n${JSON.stringify({ client: { steps } })}\n{"level":30}`,
    ],
    ['its steps alone', JSON.stringify(steps)],
  ])('is read from %s', (_, pasted) => {
    expect(readTrace(pasted, loanFlow)).toEqual({ steps });
  });

  test('is the last step where the log has no more of it', () => {
    const pasted = JSON.stringify({ msg: 'helpdesk report', helpdesk: { last: steps.at(-1) } });
    expect(readTrace(pasted, loanFlow)).toEqual({ steps: steps.slice(-1) });
  });

  test.each([
    ['', 'EMPTY'],
    ['hello', 'UNREADABLE'],
    [record.slice(0, 80), 'UNREADABLE'],
    [failureRecord({ ...report, steps: [] }), 'STEPLESS'],
    ['[{"page":"risk"}]', 'STEPLESS'],
    [JSON.stringify([at('vehicle')]), 'ELSEWHERE'],
  ])('cannot be replayed, and why is told: %j', (pasted, problem) => {
    expect(readTrace(pasted, loanFlow)).toEqual({ problem });
  });

  test.each([
    ['the step where the failure arose, though it stood for more', [undefined, 'A', 'B', 'B', undefined], 2],
    ['the first step, where it failed at once', ['A', 'A'], 0],
    ['the last step, where nothing failed', [undefined, undefined], 1],
  ])('is replayed from %s', (_, failures, step) => {
    expect(beginningAt(failures.map((failure) => at('risk', failure)))).toBe(step);
  });

  test('lights up the pages seen and the moves between them', () => {
    expect([...litByTrace(steps)]).toEqual(['risk', 'risk -> account', 'account']);
  });
});
