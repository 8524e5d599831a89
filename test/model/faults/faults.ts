import { Failure } from '#machines/calls/failures.ts';

/** Every way that a call may fail, whatever it asks. */
export const faults: Readonly<Record<string, Error>> = {
  'is refused for what it says (400)': new Failure('245000030'),
  'finds the session expired (401)': new Failure('245000009'),
  'is forbidden (403)': new Failure('245000007'),
  'finds nothing (404)': new Failure('404'),
  'finds no report to work on (409)': new Failure('245000003'),
  'is made too often (429)': new Failure('245000015'),
  'breaks the service (500)': new Failure('245000000'),
  'finds the service away (503)': new Failure('245000004'),
  'gets no answer from a gateway (504)': new Failure('245000000', { status: 504 }),
  'finds no network (0)': new Failure('0'),
  'is waited for in vain': new Failure('AJAX_TIMEOUT'),
  'is broken off': new Failure('AJAX_ABORTED'),
  'breaks our own code': new TypeError('Cannot read properties of undefined'),
};

/** What the save of one tab is told after another has saved. */
export const staleSave = (version: number) => new Failure('245000022', { status: 409, params: { version } });
