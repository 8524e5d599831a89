import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from '#test/server/drafts.ts';
import { answered } from '#test/server/smallFlow.ts';
import { lastDay, ownDay } from './ownDay.ts';
import type { TestService } from '#test/server/service.ts';
import { nobodyAnswers } from './lookups.ts';

/** What finalising promises on every database. */
export function describeFinalises(service: () => TestService): void {
  describe('finalise', () => {
    test('registers the claim and says what came of it', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const { reporter, params, uuid } = begun;
      const result = await reporter.call(calls.finalize, { params });
      const claimNumber = result.claimsData[0]?.claimNumber ?? '';
      expect(claimNumber).toMatch(/^2026CAR\d{8}$/);
      expect(Number(claimNumber.slice(-8))).toBeGreaterThan(40);
      expect(result).toEqual({
        activeClaimUuid: uuid,
        activeBaseClaimUuid: uuid,
        type: 'car',
        claimsData: [
          {
            claimNumber,
            amounts: [],
            type: 'car',
            uploadedDocCount: 0,
            uploadedOptionalDocCount: 0,
            requiredDocCount: 1,
            injuredPartiesCount: 0,
            duplicateClaimsCount: 0,
            reporterIsContracted: false,
            autoRegistration: true,
            autoLiquidation: false,
            claimRequestUuid: uuid,
            claimPreviewUrl: `/rest/claim/${uuid}/preview.pdf`,
          },
        ],
        claimList: [
          { claimRequestUuid: uuid, claimNumber, type: 'car', status: 'COMPLETED', rejected: false },
        ],
        documentsUploadResult: 'UPLOAD_WAS_SKIPPED',
        acceptedOn: '2026-11-20',
      });
      expect(await reporter.call(calls.readClaim, { params })).toMatchObject({ state: 'FINAL', result });
      const twin = await beginWith(service(), { contactSearch: '4UI5655' });
      expect(
        await twin.reporter.call(calls.findDuplicate, {
          params: twin.params,
          body: { incidentDate: lastDay() },
        }),
      ).toEqual({ claimId: `2026CAR••••••${claimNumber.slice(-2)}`, incidentDateDoesntMatch: false });
    });

    test('that is refused keeps what the lookups found, but tells nobody a VIN they did not know', async () => {
      const { damageSize: _, ...lacking } = answered;
      const { reporter, params } = await beginWith(service(), { ...lacking, ...ownDay() });
      expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
        status: 400,
        body: { code: '245000030', params: { page: 'damage', name: 'damageSize', key: 'required' } },
      });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toMatchObject({ vehicleFound: true, contactSearch: '4UI5655' });
      expect(detail).not.toHaveProperty('vin');
    });

    test('gives the same answer however often and however many at once ask, and one claim number', async () => {
      const { reporter, params } = await beginWith(service(), { ...answered, ...ownDay() });
      const other = await service().another();
      const elsewhere = other.reporter();
      elsewhere.cookie = reporter.cookie;
      const answers = await Promise.all(
        [reporter, elsewhere, reporter, elsewhere].map((one) => one.call(calls.finalize, { params })),
      );
      answers.push(await reporter.call(calls.finalize, { params }));
      expect(answers).toEqual(answers.map(() => answers[0]));
      const numbers = await service()
        .database.db.selectFrom('registered_claim')
        .select('claim_number')
        .where('claim_uuid', '=', params.claimRequestUuid)
        .execute();
      expect(numbers.map((row) => row.claim_number)).toEqual([answers[0]?.claimsData[0]?.claimNumber]);
    });

    test('drops the answers of pages not walked', async () => {
      const { reporter, params } = await beginWith(service(), {
        ...answered,
        ...ownDay(),
        mileage: 1000,
        vehicleModel: 'Typed by hand',
        moreInfo: 'kept',
      });
      await reporter.call(calls.finalize, { params });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toMatchObject({ moreInfo: 'kept', damageSize: 'SMALL' });
      expect(detail).not.toHaveProperty('mileage');
    });

    test('believes no lookup that was sent along', async () => {
      const { reporter, params } = await beginWith(service(), {
        ...answered,
        ...ownDay(),
        contactSearch: 'EL709AC',
        selfInspectionAuthorized: true,
        policyNumberValid: true,
        vehicleFound: false,
        riskFlow: 'POVPOS',
      });
      await reporter.call(calls.finalize, { params });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toMatchObject({
        vehicleFound: true,
        selfInspectionAuthorized: false,
        riskFlow: 'HAV',
        registrationNo: 'EL709AC',
      });
      expect(detail).not.toHaveProperty('policyNumberValid');
    });

    test('keeps the account of the policy for those who pay, not for the browser', async () => {
      const { reporter, params, uuid } = await beginWith(service(), { ...answered, ...ownDay() });
      await reporter.call(calls.finalize, { params });
      const { decision } = await service()
        .database.db.selectFrom('claim_request')
        .select('decision')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      expect(decision).toEqual({
        policyNumber: '4400018683',
        policyValid: true,
        vehicleId: 'V001',
        registrationNo: '4UI5655',
        vin: 'TMBZZZ3VZN4000001',
        selfInspectionAuthorized: true,
        tasks: ['witnesses'],
        ocrAllowed: false,
        currency: 'CZK',
        bankContact: { accountPrefix: '', accountNumber: '1731775357', bankCode: '2700' },
        duplicates: [],
        flags: [],
      });
      expect(JSON.stringify(await reporter.call(calls.readClaim, { params }))).not.toContain('1731775357');
    });

    test('flags what an underwriter must see and does not register such a claim by itself', async () => {
      const { reporter, params } = await beginWith(service(), {
        ...answered,
        ...ownDay(),
        damageSize: 'LARGE',
      });
      const { claimsData } = await reporter.call(calls.finalize, { params });
      expect(claimsData).toMatchObject([{ autoRegistration: false, autoLiquidation: false }]);
    });

    test('while every register is away takes the report, registers it unverified and not by itself', async () => {
      const alone = await service().another({ systems: nobodyAnswers });
      const { reporter, params, uuid } = await beginWith(alone, { ...answered, ...ownDay() });
      const { claimsData } = await reporter.call(calls.finalize, { params });
      expect(claimsData).toMatchObject([{ autoRegistration: false, autoLiquidation: false }]);
      const { decision } = await service()
        .database.db.selectFrom('claim_request')
        .select('decision')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      expect(decision).toMatchObject({ policyValid: false, unverified: ['findVehicle', 'listClaims'] });
    });

    test('closes the report: no save, no discard, no file afterwards', async () => {
      const { reporter, params } = await beginWith(service(), { ...answered, ...ownDay() });
      await reporter.call(calls.finalize, { params });
      const gone = { status: 409, body: { code: 'ACTIVE_REPORT_NOT_FOUND', params: { state: 'FINAL' } } };
      expect(await reporter.ask(calls.save, { params: { ...params, version: 1 }, body: {} })).toMatchObject(
        gone,
      );
      expect(await reporter.ask(calls.discard, { params })).toMatchObject(gone);
      expect(await reporter.ask(calls.bankAccount, { params })).toMatchObject(gone);
    });
  });
}
