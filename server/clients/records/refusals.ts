import { Failure } from '#machines/calls/failures.ts';
import type { Issue } from '#machines/subject/issues/issue.ts';

/** A record that would be saved over a version that is not the stored one, which is told. */
export const staleRecord = (version: number): Failure =>
  new Failure('245000022', { status: 409, params: { version } });

/** A record with something wrong or missing, of which the first is told. */
export const wrongRecord = ([issue]: readonly Pick<Issue, 'name' | 'key'>[]): Failure =>
  new Failure('245000030', issue && { params: { name: issue.name, key: issue.key } });
