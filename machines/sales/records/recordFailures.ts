import type { Failure } from '#machines/calls/failures.ts';

/** A field that the service refuses, and the key of why. */
export interface RecordRefusal {
  readonly name: string;
  readonly key: string;
}

/** The version that is stored instead, where a save was stale. */
export const staleVersion = ({ status, code, params }: Failure): number | undefined =>
  status === 409 && code === '245000022' ? Number(params?.['version']) : undefined;

/** The field that a record was refused for; undefined for any other failure. */
export const refusalOf = ({ code, params }: Failure): RecordRefusal | undefined => {
  const { name, key } = params ?? {};
  return code === '245000030' && typeof name === 'string' && typeof key === 'string'
    ? { name, key }
    : undefined;
};
