import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { holds } from '#machines/subject/rule.ts';
import { wayOf } from './car/wayOf.ts';

type Line = 'car' | 'liability';
const flows: Readonly<Record<Line, Flow>> = { car: carDraft, liability: liabilityDraft };

const asked = (line: Line, code: string, claim: ClaimDetail) =>
  askedOn(getPage(flows[line], code), claim)
    .map(({ ask }) => ask)
    .join(' ');

const lookedUp = (code: string, claim: ClaimDetail) =>
  getPage(carDraft, code)
    .lookups.filter(({ when }) => when === undefined || holds(when, factsIn(claim)))
    .map(({ call }) => call);

test('whose contract is named and found, with the person who reports as the insured, goes on to the account', () => {
  const found: ClaimDetail = {
    riskFlow: 'HAV',
    vehicleFound: true,
    policyNumberValid: true,
    contractSearch: { main: '5123456789' },
    reporterRole: 'INSURED',
    insured: { personKind: 'NATURAL' },
  };
  const after = (claim: ClaimDetail) =>
    getPage(carDraft, 'otherContract').next.filter((code) => {
      const { canEnter } = getPage(carDraft, code);
      return canEnter === undefined || holds(canEnter, factsIn(claim));
    });
  expect(after(found)).toEqual(['bankData']);
  expect(after({ ...found, reporterRole: 'BROKER' })).toEqual(['person', 'bankData']);
});

describe('whether photographs will do is asked for', () => {
  const rows: readonly [whose: string, page: string, claim: ClaimDetail, calls: string[]][] = [
    [
      'the glass of whoever was harmed',
      'glassRepair',
      { riskFlow: 'POVPOS', vehicleFound: false },
      ['selfInspection'],
    ],
    [
      'the parts of whoever was harmed',
      'damageExtent',
      { riskFlow: 'POVPOS', vehicleFound: false },
      ['selfInspection'],
    ],
    [
      'the glass of an insured vehicle',
      'glassRepair',
      { riskFlow: 'HAV', vehicleFound: true },
      ['selfInspection'],
    ],
    ['no vehicle that was not found', 'glassRepair', { riskFlow: 'HAV', vehicleFound: false }, []],
  ];
  for (const [whose, page, claim, calls] of rows)
    test(whose, () => expect(lookedUp(page, claim)).toEqual(calls));
});

describe('a shop that mends the vehicle', () => {
  const mended = (repairShop: object) =>
    wayOf(['HAVVANDALISMUS'], {
      answers: {
        damageExtent: { damageSize: 'SMALL', drivable: 'YES', repairHandling: 'VEHICLE_IN_SERVICE' },
        inspection: { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'doma na dvoře' },
        repairShop: { repairShop: { name: 'Autoservis Dub', ...repairShop } },
      },
    }).claim;

  test('is paid by its invoice where it is a partner, and nobody is asked', () => {
    const claim = mended({ id: 'S001', contractual: true });
    expect([claim.costBasis, asked('car', 'repairShop', claim)]).toEqual(['INVOICE', 'repairShop']);
    const page = getPage(carDraft, 'repairShop');
    const shown = page.questions.filter(
      ({ isDisplayOnly, when }) => isDisplayOnly && when && holds(when, factsIn(claim, rowsOf(page))),
    );
    expect(shown.map(({ ask }) => ask)).toEqual(['costBasis']);
  });

  test('is paid as the reporter says where it is none', () => {
    expect(asked('car', 'repairShop', mended({ id: 'UNLISTED' }))).toBe('repairShop costBasis');
  });
});

describe('of people is asked', () => {
  const contact = 'reporter.fullName reporter.email reporter.tel';
  const company = 'reporter.identificationNumber reporter.companyName';
  const ride = 'peopleHurt driver.fullName alcohol';
  const story = 'damageCause incidentDescription countryScope incidentPlace policeInvestigation';
  const other =
    'otherParty.registrationNo incidentTime otherParty.fullName otherParty.tel otherParty.insurer';
  const rows: readonly [who: string, line: Line, page: string, claim: ClaimDetail, whole: string][] = [
    [
      'a repair shop, its company',
      'liability',
      'reporter',
      { riskFlow: 'ODPPOS', reporterRole: 'SERVICE' },
      `reporterRole ${company} ${contact}`,
    ],
    [
      'a broker, theirs',
      'liability',
      'reporter',
      { riskFlow: 'ODPPOS', reporterRole: 'BROKER' },
      `reporterRole ${company} ${contact}`,
    ],
    [
      'whoever was harmed, none',
      'liability',
      'reporter',
      { riskFlow: 'ODPPOS', reporterRole: 'INJURED' },
      `reporterRole ${contact}`,
    ],
    ['who harmed the reporter', 'car', 'event', { riskFlow: 'POVPOS' }, `${story} ${other} witnesses`],
    [
      'whom they met in a crash',
      'car',
      'circumstances',
      { riskFlow: 'HAV', eventKinds: ['HAVNEHODA'], damageCause: '100' },
      `${ride} incidentCausedByInsured ${other} witnesses`,
    ],
    [
      'whom they met, where it was no vehicle',
      'car',
      'circumstances',
      { riskFlow: 'HAV', eventKinds: ['HAVNEHODA'], damageCause: '140' },
      `${ride} incidentCausedByInsured incidentTime otherParty.fullName otherParty.tel witnesses`,
    ],
    [
      'nobody whom they met, after a crash into a tree',
      'car',
      'circumstances',
      { riskFlow: 'HAV', eventKinds: ['HAVNEHODA'], damageCause: '110' },
      `${ride} incidentTime witnesses`,
    ],
    [
      'nobody of whom they harmed: that has a page',
      'car',
      'event',
      { riskFlow: 'POVPOJ' },
      `${story} incidentTime witnesses`,
    ],
  ];
  for (const [who, line, page, claim, whole] of rows)
    test(who, () => expect(asked(line, page, claim)).toBe(whole));

  const inService: ClaimDetail = { repairHandling: 'VEHICLE_IN_SERVICE', selfInspectionAuthorized: true };
  const meeting: readonly [who: string, claim: ClaimDetail, whole: string][] = [
    [
      'whom a technician meets',
      { ...inService, inspectionMethod: 'MOBILE_TECHNICIAN' },
      'inspectionMethod inspectionPlace placeId contactPerson',
    ],
    [
      'nobody, where photographs are taken',
      { ...inService, inspectionMethod: 'SELF_INSPECTION' },
      'inspectionMethod',
    ],
    [
      'nobody, where all is mended',
      { repairHandling: 'VEHICLE_FIXED', inspectionMethod: 'MOBILE_TECHNICIAN' },
      'costBasis',
    ],
  ];
  for (const [who, claim, whole] of meeting)
    test(who, () => expect(asked('car', 'inspection', claim)).toBe(whole));
});

describe('in what money an injury is told', () => {
  const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE', reporterRole: 'INJURED' };
  const rest = 'treatmentEnded healthInsurer injuryCompensated';
  const rows: readonly [when: string, claim: ClaimDetail, whole: string][] = [
    [
      'is asked with the doctor’s form, where no policy tells it',
      { ...hurt, dummyPolicy: true, painForm: 'YES' },
      `injurySeverity.code injuryType currency painForm painFormPoints painFormFee injuryDescription ${rest}`,
    ],
    [
      'is not, where the policy tells it',
      { ...hurt, dummyPolicy: false, painForm: 'YES' },
      `injurySeverity.code injuryType painForm painFormPoints painFormFee injuryDescription ${rest}`,
    ],
    [
      'is not, where there is no form',
      { ...hurt, dummyPolicy: true, painForm: 'NO' },
      `injurySeverity.code injuryType painForm injuryDescription ${rest}`,
    ],
  ];
  for (const [when, claim, whole] of rows)
    test(when, () => expect(asked('liability', 'injury', claim)).toBe(whole));
});
