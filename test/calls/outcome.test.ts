import { expect, test } from 'vitest';
import { isUnanswered, toFailure } from '#machines/calls/outcome.ts';
import { Failure } from '#machines/calls/failures.ts';

test('a failure stays the failure it is', () => {
  const failure = new Failure('245000018', { requestId: 'r1' });
  expect(toFailure(failure)).toBe(failure);
});

test('any other error becomes an unexpected failure that keeps it as its cause', () => {
  const cause = new Error('save must be provided');
  expect(toFailure(cause)).toEqual(new Failure('internal-server-error', { cause }));
});

test.each([
  ['no answer', new Failure('0'), true],
  ['a time-out', new Failure('AJAX_TIMEOUT'), true],
  ['a broken connection', new Failure('AJAX_ERROR'), true],
  ['an error with a status', new Failure('AJAX_ERROR', { status: 502 }), false],
  ['a cancelled call', new Failure('AJAX_ABORTED'), false],
  ['too many polls', new Failure('MAX_RETRY'), false],
  ['a file too large', new Failure('GCL-FE-0003'), false],
  ['a service error', new Failure('245000000'), false],
  [
    'a service without room, which says when to come again',
    new Failure('245000000', { status: 503, retryAfter: 4 }),
    true,
  ],
  ['a report not stored for the present', new Failure('245000004', { retryAfter: 4 }), true],
  ['a report not stored', new Failure('245000004'), false],
  ['an address search that is away', new Failure('ADDRESS_SEARCH_ERROR', { retryAfter: 2 }), false],
])('%s: is made again after a while? %#', (_, failure, away) => {
  expect(isUnanswered(failure)).toBe(away);
});
