import { expect, test } from 'vitest';
import { Failure, type FailureCode } from '#machines/calls/failures.ts';
import { readFailure } from '#machines/calls/readFailure.ts';
import { wordedAs } from '#src/shell/useFailureWords.ts';

test.each<[string, Failure, FailureCode]>([
  ['an answer 500 that nobody can read', readFailure('<html>', 500), '500'],
  ['an answer 502 of a proxy', readFailure(undefined, 502), '500'],
  ['an unexpected failure of the service', new Failure('245000000'), '500'],
  ['a system behind that is away', new Failure('245000000', { status: 503 }), '500'],
  ['no answer at all', new Failure('0'), '0'],
  ['no answer in time', new Failure('AJAX_TIMEOUT'), '0'],
  ['too many calls', new Failure('245000000', { status: 429 }), '245000000'],
  ['an answer 400 that nobody can read', readFailure('<html>', 400), '400'],
  ['an answer 401 of a proxy', readFailure('', 401), 'SESSION_EXPIRED'],
  ['an answer 403 of a proxy', readFailure('<html>Forbidden', 403), '403'],
  ['an answer 404 that nobody can read', readFailure('', 404), '404'],
  ['an answer 408 of a proxy', readFailure('', 408), '0'],
  ['an answer 413 of a proxy', readFailure('<html>', 413), '245000029'],
  ['an answer 418 that nobody can read', readFailure({ teapot: true }, 418), '400'],
  ['an answer 429 of a proxy', readFailure('', 429), '245000000'],
  ['an answer with a code we do not know', readFailure({ code: '245999999' }, 409), '400'],
  [
    'what broke in the browser',
    new Failure('internal-server-error', { cause: 'a bug' }),
    'internal-server-error',
  ],
  ['a failure with words of its own', new Failure('245000004'), '245000004'],
])('%s is told in its words', (_, failure, code) => {
  expect(wordedAs(failure)).toBe(code);
});
