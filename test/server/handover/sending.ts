import { calls } from '#machines/service/calls.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { exportKey } from './core.ts';

/** A report that was sent, with the number of its claim. */
export interface SentReport extends Begun {
  readonly claimNumber: string;
}

/** Sends a report of the small flow, with the files that were uploaded to it meanwhile. */
export async function send(
  service: TestService,
  answers: ClaimDetail,
  uploading: (begun: Begun) => Promise<unknown> = async () => {},
): Promise<SentReport> {
  const begun = await beginWith(service, { ...answered, ...answers });
  await uploading(begun);
  const { claimsData } = await begun.reporter.call(calls.finalize, {
    params: begun.params,
    query: { saveDocs: 'true' },
  });
  return { ...begun, claimNumber: claimsData[0]?.claimNumber ?? '' };
}

/** The events that were noted of a report, in their order. */
export const notedOf = ({ database }: TestService, uuid: string) =>
  database.db
    .selectFrom('outgoing')
    .select(['type', 'claim_number', 'sequence', 'state', 'language', 'data'])
    .where('claim_uuid', '=', uuid)
    .orderBy('number')
    .execute();

/** A call that the core makes, with its key or another one. */
export const asCore = async (
  { app }: Pick<TestService, 'app'>,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  key = exportKey,
) => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    body: isJson ? Object(answer.json()) : answer.body,
    headers: answer.headers,
  };
};
