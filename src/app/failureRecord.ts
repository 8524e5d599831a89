import type { Failure } from '../../machines/service/failures.ts';

/** Takes a failure; gives the record to copy for whoever helps: code, status, request, time. No answer of the reporter is in it. */
export const failureRecord = ({ code, status, requestId, message }: Failure): string =>
  JSON.stringify({ code, status, requestId, message, time: new Date().toISOString() }, undefined, 2);
