import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { EventKind } from '#machines/claim/enums.ts';
import { awaitedDocuments, documentsFor, type DocumentsWanted } from '#machines/report/documents.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { flows } from '#machines/flows/index.ts';
import documentTypes from '#server/codelists/data/document-type.json' with { type: 'json' };
import { lifeDraft } from '#machines/flows/life/draft.ts';

const ofCar = (claim: ClaimDetail): DocumentsWanted => documentsFor(carDraft, claim);
const ofLife = (claim: ClaimDetail): DocumentsWanted => documentsFor(lifeDraft, claim);

describe('the documents of a claim', () => {
  test('an accident needs photos, and the paperwork of the road helps', () => {
    expect(ofCar({ eventKinds: ['HAVNEHODA'] })).toEqual({
      required: ['DAMAGE_PHOTO'],
      optional: [
        'ACCIDENT_REPORT',
        'POLICE_REPORT',
        'VEHICLE_LOG',
        'VEHICLE_REGISTRATION',
        'DRIVING_LICENCE',
        'INVOICE',
        'ESTIMATE',
      ],
    });
  });

  test.each<[string, DocumentsWanted, string[]]>([
    ['a car before the event is chosen', ofCar({}), ['DAMAGE_PHOTO']],
    [
      'an accident whose vehicle is already repaired',
      ofCar({ eventKinds: ['HAVNEHODA'], repairHandling: 'VEHICLE_FIXED' }),
      ['DAMAGE_PHOTO', 'INVOICE'],
    ],
    ['a theft', ofCar({ eventKinds: ['HAVODCIZENI'] }), ['POLICE_REPORT', 'VEHICLE_LOG']],
    ['damage caused', ofCar({ eventKinds: ['POVPOJ_GLASS'] }), ['ACCIDENT_REPORT', 'DRIVING_LICENCE']],
    [
      'damage suffered to a vehicle and to health',
      ofCar({ eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] }),
      ['DAMAGE_PHOTO', 'HEALTH_RECORD'],
    ],
    [
      'a self-employed person who cannot work',
      ofLife({ appliedRiskId: 'PN', insured: { employeeType: 'SELF_EMPLOYEE' } }),
      ['SICK_NOTE', 'OSSZ_CONFIRMATION'],
    ],
    [
      'a loan after a death',
      ofLife({ appliedRiskId: 'BAN', claimEventType: 'DEATH' }),
      ['DEATH_CERTIFICATE', 'DEATH_CAUSE'],
    ],
    [
      'a death on a journey',
      ofLife({ appliedRiskId: 'CPZ', claimEventType: 'DEATH' }),
      ['DEATH_CERTIFICATE', 'DEATH_CAUSE'],
    ],
    [
      'an injury on a journey, which is paid whatever it cost',
      ofLife({ appliedRiskId: 'CPZ', claimEventType: 'INJURY' }),
      ['HEALTH_RECORD'],
    ],
    ['a life before the risk is chosen', ofLife({}), []],
  ])('of %s', (_, { required }, codes) => {
    expect(required).toEqual(codes);
  });

  test.each<[string, ClaimDetail, DocumentsWanted, string[]]>([
    [
      'a stay in hospital that goes on',
      { appliedRiskId: 'NEM', hospitalizations: [{ dateTo: '2026-11-02' }, { ongoing: true }] },
      { required: [], optional: ['DISCHARGE_REPORT', 'OPERATION_PROTOCOL', 'REHAB_REPORT'] },
      ['DISCHARGE_REPORT'],
    ],
    [
      'a stay in hospital that has ended',
      { appliedRiskId: 'NEM', hospitalizations: [{ dateTo: '2026-11-02' }] },
      { required: ['DISCHARGE_REPORT'], optional: ['OPERATION_PROTOCOL', 'REHAB_REPORT'] },
      [],
    ],
    [
      'a sick leave that goes on',
      { appliedRiskId: 'PN', ongoing: true, noWorkCause: 'DISEASE' },
      {
        required: ['SICK_NOTE'],
        optional: ['SICK_NOTE_END', 'OSSZ_CONFIRMATION', 'INCOME_PROOF', 'HEALTH_RECORD'],
      },
      ['SICK_NOTE_END'],
    ],
    [
      'care that goes on',
      { appliedRiskId: 'OCR', ongoing: true, careType: 'SICK_RELATIVE' },
      { required: ['CHILD_CARE_DECISION'], optional: ['CHILD_CARE_END', 'HEALTH_RECORD'] },
      ['CHILD_CARE_END'],
    ],
    [
      'an injury that is treated still',
      {
        appliedRiskId: 'DNL',
        treatmentEnded: 'NO',
        policeInvestigation: 'NO',
        workInjury: 'NO',
        insured: { birthDate: '1990-01-01' },
        incidentDate: '2026-11-01',
      },
      {
        required: ['FIRST_TREATMENT_REPORT'],
        optional: ['LAST_TREATMENT_REPORT', 'DISCHARGE_REPORT', 'OPERATION_PROTOCOL'],
      },
      ['LAST_TREATMENT_REPORT'],
    ],
  ])('after %s nobody misses what comes with its end', (_, claim, wanted, later) => {
    expect(ofLife(claim)).toEqual(wanted);
    expect(awaitedDocuments(lifeDraft, claim)).toEqual(later);
  });

  test.each(flows.filter(({ flowType }) => flowType === 'UPLOAD'))(
    'of $code are those that come later, none of them needed, every one with a name',
    (flow) => {
      const { required, optional } = documentsFor(flow, { flowType: 'UPLOAD' });
      const names = documentTypes.map(({ code }) => code);
      expect(required).toEqual([]);
      expect(optional.length).toBeGreaterThan(5);
      expect(optional.filter((code) => !names.includes(code))).toEqual([]);
    },
  );

  test.each(flows.filter(({ flowType }) => flowType === 'QUESTION'))(
    'of $code belong to another claim',
    (flow) => {
      expect(documentsFor(flow, { eventKinds: ['HAVNEHODA'], appliedRiskId: 'UMR' })).toEqual({
        required: [],
        optional: [],
      });
    },
  );

  test.each<[string, ClaimDetail, string]>([
    ['HAVNEHODA', {}, 'DAMAGE_PHOTO'],
    ['HAVSKLA', {}, 'DAMAGE_PHOTO'],
    ['HAVZVIRE', {}, 'DAMAGE_PHOTO'],
    ['HAVVANDALISMUS', { policeInvestigation: 'YES' }, 'DAMAGE_PHOTO POLICE_REPORT'],
    ['HAVZIVEL', { repairHandling: 'VEHICLE_FIXED' }, 'DAMAGE_PHOTO INVOICE'],
    ['HAVODCIZENI', { theftKind: 'WHOLE_VEHICLE' }, 'POLICE_REPORT VEHICLE_LOG'],
    [
      'HAVODCIZENI',
      { theftKind: 'WHOLE_VEHICLE', hasMax3yearsOldPolicy: true },
      'POLICE_REPORT VEHICLE_LOG OWNERSHIP_PROOF',
    ],
    ['HAVODCIZENI', { theftKind: 'PART', policeInvestigation: 'NO' }, 'POLICE_REPORT DAMAGE_PHOTO'],
    ['HAVODCIZENI', { theftKind: 'LUGGAGE' }, 'POLICE_REPORT'],
    ['HAVODCIZENI', { theftKind: 'ATTEMPT' }, 'DAMAGE_PHOTO'],
    ['POVPOJ_VEHICLE', {}, 'ACCIDENT_REPORT DRIVING_LICENCE'],
    ['POVPOJ_VEHICLE', { damageCause: '130' }, 'DRIVING_LICENCE'],
    ['POVPOJ_VEHICLE', { policeInvestigation: 'YES' }, 'DRIVING_LICENCE POLICE_REPORT'],
    ['POVPOJ_GLASS', {}, 'ACCIDENT_REPORT DRIVING_LICENCE'],
    ['POVPOJ_HEALTH', { policeInvestigation: 'YES' }, 'DRIVING_LICENCE POLICE_REPORT'],
    ['POVPOJ_PROPERTY', {}, 'DRIVING_LICENCE'],
    ['POVPOJ_THING', { hasMax3yearsOldPolicy: true }, 'DRIVING_LICENCE'],
    ['POVPOS_VEHICLE', {}, 'DAMAGE_PHOTO'],
    ['POVPOS_VEHICLE', { damageCause: '100' }, 'ACCIDENT_REPORT DAMAGE_PHOTO'],
    ['POVPOS_VEHICLE', { damageCause: '100', policeInvestigation: 'YES' }, 'DAMAGE_PHOTO POLICE_REPORT'],
    ['HAVZVIRE', { damageCause: '200' }, 'DAMAGE_PHOTO POLICE_REPORT'],
    ['HAVZVIRE', { damageCause: '200', policeInvestigation: 'NO' }, 'DAMAGE_PHOTO'],
    ['HAVZVIRE', { damageCause: '210' }, 'DAMAGE_PHOTO'],
    ['POVPOS_GLASS', { repairHandling: 'VEHICLE_FIXED' }, 'DAMAGE_PHOTO INVOICE'],
    ['POVPOS_HEALTH', { painForm: 'NO' }, 'HEALTH_RECORD'],
    ['POVPOS_HEALTH', { painForm: 'YES' }, 'HEALTH_RECORD PAIN_ASSESSMENT'],
    [
      'POVPOS_HEALTH',
      { painForm: 'YES', painFormFee: 500 },
      'HEALTH_RECORD PAIN_ASSESSMENT PAIN_FEE_RECEIPT',
    ],
    ['POVPOS_HEALTH', { injurySeverity: { code: '4' } }, 'HEALTH_RECORD DEATH_CERTIFICATE'],
    ['POVPOS_PROPERTY', {}, 'DAMAGE_PHOTO'],
    ['POVPOS_THING', {}, 'DAMAGE_PHOTO'],
  ])('%s with %o needs %s', (kind, answers, needed) => {
    const { required } = ofCar({ eventKinds: [EventKind.parse(kind)], ...answers });
    expect(required.join(' ')).toBe(needed);
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['that finances a wreck', { damageSize: 'LARGE', policyNumberValid: true }, true],
    ['that the reporter names', { bankLien: 'YES' }, true],
    ['but not after a dent', { damageSize: 'SMALL', policyNumberValid: true }, false],
  ])('of an accident help with the consent of a bank %s', (_, answers, isHelpful) => {
    const { optional } = ofCar({ eventKinds: ['HAVNEHODA'], ...answers });
    expect(optional.includes('BANK_CONSENT')).toBe(isHelpful);
  });

  test.each<[string, boolean | undefined, boolean]>([
    ['where we know neither vehicle nor insurer', undefined, true],
    ['not where the search found the vehicle', true, false],
  ])('of damage by a stranger help with the name of their insurer %s', (_, vehicleFound, isHelpful) => {
    const { optional } = ofCar({ eventKinds: ['POVPOS_VEHICLE'], vehicleFound });
    expect(optional.includes('AT_FAULT_INSURER')).toBe(isHelpful);
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['a police report', { policeInvestigation: 'UNKNOWN' }, true],
    ['no police report where there were no police', { policeInvestigation: 'NO' }, false],
  ])('of an accident help with %s', (_, answers, isHelpful) => {
    const { optional } = ofCar({ eventKinds: ['HAVNEHODA'], ...answers });
    expect(optional.includes('POLICE_REPORT')).toBe(isHelpful);
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['an injured child', { appliedRiskId: 'DNL', insured: { birthDate: '2015-02-01' } }, true],
    ['an injured adult', { appliedRiskId: 'DNL', insured: { birthDate: '1980-02-01' } }, false],
    [
      'a parent with a sick child',
      { appliedRiskId: 'OCR', insured: { birthDate: '1980-02-01' }, careType: 'SICK_CHILD' },
      true,
    ],
    ['one who cares for an adult', { appliedRiskId: 'OCR', careType: 'SICK_RELATIVE' }, false],
    ['the heirs of an adult', { appliedRiskId: 'UMR', insured: { birthDate: '1980-02-01' } }, true],
  ])(
    'of %s are helped by the birth certificate of a child only where there is one',
    (_, answers, isHelpful) => {
      const { optional } = ofLife(answers);
      expect(optional.includes('BIRTH_CERTIFICATE')).toBe(isHelpful);
    },
  );

  test.each<[string, ClaimDetail, readonly string[]]>([
    ['an attorney', { relationToInsured: 'ATTORNEY' }, ['POWER_OF_ATTORNEY']],
    ['a guardian', { relationToInsured: 'GUARDIAN' }, ['COURT_CONSENT']],
    ['an heir', { relationToInsured: 'HEIR' }, []],
    ['a child that is paid, where it may help', { claimants: [{ birthDate: '2014-02-22' }] }, []],
  ])('after a death need what speaks for %s', (_, answers, needed) => {
    const { required } = ofLife({ appliedRiskId: 'UMR', ...answers });
    expect(required).toEqual(['DEATH_CERTIFICATE', 'DEATH_CAUSE', ...needed]);
  });

  test('reported for somebody else are helped by a power of attorney', () => {
    const claim: ClaimDetail = { eventKinds: ['POVPOJ_THING'] };
    const helped = (reporterRole: ClaimDetail['reporterRole']) =>
      ofCar({ ...claim, reporterRole }).optional.includes('POWER_OF_ATTORNEY');
    expect([helped('INSURED'), helped('BROKER'), helped('SERVICE'), helped('OTHER')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('are never both needed and merely helpful', () => {
    const { required, optional } = ofCar({ eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] });
    expect(optional.filter((code) => required.includes(code))).toEqual([]);
  });
});
