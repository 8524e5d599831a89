import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { aReporter, anAccidentClaim, anInsured } from '#test/given.ts';

const passed = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  formSteps: carDraft.instances.map(({ code }) => code),
});

/** The pages whose answers hold, up to the first with an objection. */
const way = (claim: ClaimDetail) => {
  const open = situationOf(carDraft, passed(claim)).firstIncomplete.code;
  const codes = situationOf(carDraft, claim).walked.map(({ code }) => code);
  return codes.slice(0, codes.indexOf(open) + 1).join(' ');
};

const role = 'index chooseEvent';
const event = 'event circumstances damagedParts damageExtent documents summary';

describe('an accident with a car leads over', () => {
  test.each<[string, ClaimDetail, string]>([
    ['found by the search', {}, `${role} reporter vehicle person bankData ${event}`],
    [
      'told by hand',
      {
        vehicleFound: false,
        registrationNo: '1AB2345',
        vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
        vehicleModel: 'Octavia',
        vehicleKind: 'VEHICLE',
        manufactureYear: 2020,
        contractKnown: 'NO',
        reasonToChooseInsurance: 'Pojistku platím u vás.',
      },
      `${role} reporter vehicle vehicleData otherContract person bankData ${event}`,
    ],
    [
      'reported by a repair shop',
      {
        reporterRole: 'SERVICE',
        reporter: aReporter({ companyName: 'Autoservis Novák', identificationNumber: '27074358' }),
      },
      `${role} reporter vehicle person bankData ${event}`,
    ],
  ])('every page to the summary: %s', (_, differing, pages) => {
    expect(way(anAccidentClaim(differing))).toBe(pages);
  });

  test.each<[string, ClaimDetail, string]>([
    ['two kinds of own damage at once', { eventKinds: ['HAVSKLA', 'HAVZIVEL'] }, 'index chooseEvent'],
    ['an injured person who reports', { reporterRole: 'INJURED' }, `${role} reporter`],
    ['a repair shop without its name', { reporterRole: 'SERVICE' }, `${role} reporter`],
    ['an accident tomorrow', { incidentDate: '2026-11-21' }, `${role} reporter vehicle`],
    [
      'a vehicle by hand without make and model',
      { vehicleFound: false },
      `${role} reporter vehicle vehicleData`,
    ],
    [
      'an insured without a name',
      { insured: anInsured({ fullName: undefined }) },
      `${role} reporter vehicle person`,
    ],
    [
      'an account on the policy that has none',
      { bankContactType: 'POLICY' },
      `${role} reporter vehicle person bankData`,
    ],
    [
      'an account entered by half',
      { bankContactType: 'ENTERED', userEnteredBankContact: { accountNumber: '2000145399' } },
      `${role} reporter vehicle person bankData`,
    ],
    [
      'abroad without a country',
      { countryScope: 'ABROAD' },
      `${role} reporter vehicle person bankData event`,
    ],
    [
      'an inspection alone that nobody allowed',
      { repairHandling: 'VEHICLE_SELF_REPAIRMENT', inspectionMethod: 'SELF_INSPECTION' },
      `${role} reporter vehicle person bankData event circumstances damagedParts damageExtent inspection`,
    ],
  ])('the pages up to the one that asks about %s', (_, differing, pages) => {
    expect(way(anAccidentClaim(differing))).toBe(pages);
  });
});
