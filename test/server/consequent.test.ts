import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { consequentTo } from '#machines/claim/derived/consequentClaim.ts';
import { calls } from '#machines/service/calls.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { startService, type TestService } from './service.ts';

const unknown = '0b8c3f1e-7a5d-4c1b-9a53-5a4f6f0f9a11';

describe('a claim that follows from another', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  /** A claim sent, with the number it got and what the service keeps of it. */
  const send = async (detail: ClaimDetail) => {
    const { reporter, params, uuid } = await beginWith(service, detail);
    const result = await reporter.call(calls.finalize, { params });
    const stored = await service.database.db
      .selectFrom('claim_request')
      .select(['detail', 'decision'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return { uuid, result, claimNumber: result.claimsData[0]?.claimNumber ?? '', ...stored };
  };

  test('is tied to it, and to its first where that follows from another; it is no duplicate of it', async () => {
    const first = await send(accident);
    const base = { activeBaseClaimUuid: first.uuid, claimNumber: first.claimNumber };
    const second = await send({ ...everyKind.glass, ...consequentTo(first.detail, base) });
    const tie = { ...base, baseClaimMemberType: 'INSURED' };
    expect(second.result).toMatchObject({
      activeBaseClaimUuid: first.uuid,
      claimsData: [{ duplicateClaimsCount: 0 }],
    });
    expect(second.detail).toMatchObject({ consequentClaimRequest: tie, incidentDate: accident.incidentDate });
    expect(second.decision).toMatchObject({
      duplicates: [],
      baseClaim: {
        uuid: first.uuid,
        claimNumber: first.claimNumber,
        claimType: 'car',
        memberType: 'INSURED',
      },
    });
    const { result, claimNumber } = second;
    const third = await send({
      ...everyKind.animal,
      ...consequentTo(second.detail, { ...result, claimNumber }),
    });
    expect(third.detail).toMatchObject({ consequentClaimRequest: tie });
  });

  test('by somebody who knows no number reads only its end', async () => {
    const first = await send(everyKind.vandalism);
    const { detail } = await send({
      ...accident,
      consequentClaimRequest: { activeBaseClaimUuid: first.uuid, claimNumber: '2026CAR00000017' },
    });
    expect(detail['consequentClaimRequest']).toEqual({
      activeBaseClaimUuid: first.uuid,
      baseClaimMemberType: 'INSURED',
      claimNumber: `2026CAR••••••${first.claimNumber.slice(-2)}`,
    });
  });

  test('that nobody knows is a claim of its own', async () => {
    const { uuid, result, detail, decision } = await send({
      ...accident,
      consequentClaimRequest: { activeBaseClaimUuid: unknown, claimNumber: '2026CAR00000017' },
    });
    expect(result.activeBaseClaimUuid).toBe(uuid);
    expect(detail).not.toHaveProperty('consequentClaimRequest');
    expect(decision).not.toHaveProperty('baseClaim');
  });
});
