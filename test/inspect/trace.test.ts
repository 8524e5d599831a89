import { describe, expect, test } from 'vitest';
import { Failure } from '../../machines/service/failures.ts';
import { failureRecord, failureReport } from '../../src/app/failureRecord.ts';
import { litByTrace } from '../../src/inspect/trace/litByTrace.ts';
import { readTrace } from '../../src/inspect/trace/readTrace.ts';

const at = (page: string, failure?: string) => ({
  after: 10,
  event: 'NEXT',
  page,
  request: failure === undefined ? 'idle' : 'failed',
  session: 'running',
  ...(failure !== undefined && { failure }),
});
const steps = [at('risk'), at('risk'), at('account'), at('account', '245000030')];

describe('a trace that was pasted', () => {
  test("is read from a failure's record", () => {
    const report = failureReport(new Failure('245000030'), { time: new Date(), steps });
    expect(readTrace(failureRecord(report))).toEqual(steps);
  });

  test('is read alone', () => {
    expect(readTrace(JSON.stringify(steps))).toEqual(steps);
  });

  test.each(['', 'hello', '[]', '{"steps":[]}', '[{"page":"risk"}]'])('is not %j', (pasted) => {
    expect(readTrace(pasted)).toBe(undefined);
  });

  test('lights up the pages seen and the moves between them', () => {
    expect([...litByTrace(steps)]).toEqual(['risk', 'risk -> account', 'account']);
  });
});
