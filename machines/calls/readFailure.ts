import { Failure, FailureBody, isFailureCode } from './failures.ts';

/**
 * The failure that an answer stands for. A body that cannot be read, or has a code we do not know, becomes
 * `internal-server-error` with the status of the response, else 500. Source: specification section 8.
 *
 * @param retryAfter the header of that name, in seconds; only an answer of 503 is one for the present
 */
export function readFailure(body: unknown, status?: number, retryAfter?: string | null): Failure {
  const read = FailureBody.safeParse(body);
  if (!read.success || !isFailureCode(read.data.code)) {
    return new Failure('internal-server-error', { status: status ?? 500 });
  }
  const { code, params, requestId } = read.data;
  const seconds = status === 503 && retryAfter ? Number(retryAfter) : NaN;
  return new Failure(code, {
    status: status ?? read.data.status,
    params,
    requestId,
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  });
}
