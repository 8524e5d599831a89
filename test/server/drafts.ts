import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import type { Reporter } from './reporter.ts';
import type { TestService } from './service.ts';

export interface Begun {
  readonly reporter: Reporter;
  readonly uuid: string;
  /** Path parameters of the calls about the report. */
  readonly params: { readonly service: 'claim'; readonly claimRequestUuid: string };
}

/** A reporter who has just begun a report, by default of a car. */
export async function begin(
  service: Pick<TestService, 'reporter'>,
  claimType: ClaimType = 'car',
): Promise<Begun> {
  const reporter = service.reporter();
  const { activeClaimUuid: uuid } = await reporter.call(calls.create, {
    params: { service: 'claim' },
    body: { claimType },
  });
  return { reporter, uuid, params: { service: 'claim', claimRequestUuid: uuid } };
}

/** A reporter who has begun a report and saved answers once, so that its version is 1. */
export async function beginWith(
  service: Pick<TestService, 'reporter'>,
  detail: ClaimDetail,
  claimType: ClaimType = 'car',
): Promise<Begun> {
  const begun = await begin(service, claimType);
  await begun.reporter.call(calls.save, { params: { ...begun.params, version: 0 }, body: detail });
  return begun;
}
