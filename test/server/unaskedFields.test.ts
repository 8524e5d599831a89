import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { aLifeClaim, answersOfRoutes } from '#test/flows/life/lifeClaims.ts';
import { accident } from './accident.ts';
import { beginWith, type Begun } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { startService, type TestService } from './service.ts';

/** What no page of an accident asks, as a browser that means to decide about its own claim would send it. */
const madeUp: ClaimDetail = {
  lifeQueueingEnabled: true,
  sourceRiskId: 'UMR',
  claimReportedByInjuredParty: true,
  claimReportedByInsuredParty: false,
  uploadedFiles: [{ documentId: 'x', name: 'faktura.pdf', size: 1 }],
  damagePhotoDocumentation: [{ documentId: 'x', name: 'foto.jpg', size: 1 }],
  healthInjurySeverity: '4',
  requiredDocuments: ['NONE'],
  claimPreviewUrl: '/elsewhere.pdf',
  // What another line asks.
  deathDate: '2026-11-01',
  petName: 'Rex',
};

describe('what a browser sends that nothing asks', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ configuration: configured({ lifeQueueingEnabled: true }) });
  });
  afterAll(() => service.close());

  const read = async ({ reporter, params }: Begun) => reporter.call(calls.readClaim, { params });
  const sent = async (begun: Begun) => {
    const { claimList } = await begun.reporter.call(calls.finalize, {
      params: begun.params,
      query: { saveDocs: 'true' },
    });
    return { claimList, detail: (await read(begun)).detail };
  };

  test('falls when the report is saved', async () => {
    const begun = await beginWith(service, { ...accident, ...madeUp });
    const { detail } = await read(begun);
    expect(Object.keys(madeUp).filter((name) => name in detail)).toEqual([]);
    expect(detail).toEqual((await read(await beginWith(service, accident))).detail);
  });

  test('falls when the report begins with it', async () => {
    const reporter = service.reporter();
    const { activeClaimUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', detail: { eventKinds: ['HAVNEHODA'], ...madeUp } },
    });
    const params = { service: 'claim', claimRequestUuid: activeClaimUuid } as const;
    const { detail } = await reporter.call(calls.readClaim, { params });
    expect(detail).toEqual({ eventKinds: ['HAVNEHODA'] });
  });

  test('does not reach a claim by a draft of before', async () => {
    const begun = await beginWith(service, accident);
    await service.database.db
      .updateTable('claim_request')
      .set({ detail: JSON.stringify({ ...accident, ...madeUp }) })
      .where('uuid', '=', begun.uuid)
      .execute();
    const { detail } = await sent(begun);
    expect(detail).toMatchObject({
      claimReportedByInsuredParty: true,
      claimReportedByInjuredParty: false,
      uploadedFiles: [],
      damagePhotoDocumentation: [],
    });
    expect(
      ['lifeQueueingEnabled', 'sourceRiskId', 'healthInjurySeverity', 'petName', 'deathDate'].filter(
        (name) => name in detail,
      ),
    ).toEqual([]);
  });

  test('is said by the service, of who reports, the gravest injury, the plate found and the side of the contract', async () => {
    const { detail: harmed } = await sent(await beginWith(service, everyKind.sufferedVehicleAndHealth));
    expect(harmed).toMatchObject({
      claimReportedByInjuredParty: true,
      claimReportedByInsuredParty: false,
      healthInjurySeverity: '1',
    });
    const { detail: culprit } = await sent(
      await beginWith(service, {
        ...everyKind.causedVehicleAndHealth,
        contactSearch: '4UI5655',
        contractKnown: 'YES',
        contractSearch: { main: '4400025942', variant: 'POS' },
      }),
    );
    expect([culprit['healthInjurySeverity'], culprit['contractSearch']]).toEqual([
      '2',
      { main: '4400025942', variant: 'POV' },
    ]);
  });

  test('are the files, as they lie with the report', async () => {
    const begun = await beginWith(service, accident);
    const [content, bill] = [pdf('a damaged door'), pdf('a bill')];
    const url = `/rest/claim/${begun.uuid}/documents`;
    for (const file of [
      { name: 'dveře.pdf', content, documentType: 'DAMAGE_PHOTO' },
      { name: 'účet.pdf', content: bill },
    ])
      await begun.reporter.send({ method: 'POST', url, ...multipart(file) });
    const { detail } = await sent(begun);
    const file = { documentId: expect.any(String), type: 'application/pdf' };
    const door = { ...file, name: 'dveře.pdf', size: content.length, documentType: 'DAMAGE_PHOTO' };
    expect([detail['uploadedFiles'], detail['damagePhotoDocumentation']]).toEqual([
      [door, { ...file, name: 'účet.pdf', size: bill.length }],
      [door],
    ]);
  });

  test('is what the operator decides: whether life claims wait', async () => {
    const life = { ...aLifeClaim(answersOfRoutes.SED), lifeQueueingEnabled: false };
    const waiting = await sent(await beginWith(service, life, 'life'));
    const usual = await service.another({ configuration: configured({}) });
    const done = await sent(await beginWith(usual, { ...life, lifeQueueingEnabled: true }, 'life'));
    expect(
      [waiting, done].map(({ claimList, detail }) => [claimList[0]?.status, detail['lifeQueueingEnabled']]),
    ).toEqual([
      ['IN_QUEUE', true],
      ['COMPLETED', false],
    ]);
  });
});
