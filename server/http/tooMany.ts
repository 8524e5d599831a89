import { Failure } from '#machines/calls/failures.ts';

/** The failure of a call that is one too many at present. Source: specification section 8, HTTP statuses. */
export const tooManyCalls = (): Failure => new Failure('245000000', { status: 429 });

/** The failure of an attempt at something that is closed to whoever asks until a moment. */
export const closedUntil = (until: Date): Failure =>
  new Failure('245000012', { params: { until: until.toISOString() } });
