import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

// Whole pages about what happened. Source: domain notes, fields of non-life, car.

/** Everything a page asks, in its order. */
const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(carDraft, code), claim)
    .map(({ ask }) => ask)
    .join(' ');

const accident: ClaimDetail = { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' };
const elements: ClaimDetail = { eventKinds: ['HAVZIVEL'], riskFlow: 'HAV' };
const caused: ClaimDetail = { eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ' };
const suffered: ClaimDetail = { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' };

describe('of the event is asked, where the police came or may have', () => {
  const event = 'damageCause incidentDescription countryScope incidentPlace';
  const police = 'policeInvestigation policeStation policeFileNo';
  test.each<[what: string, claim: ClaimDetail, more: string]>([
    ['an accident', accident, police],
    ['an animal that was hit', { eventKinds: ['HAVZVIRE'], riskFlow: 'HAV', damageCause: '200' }, police],
    ['a marten', { eventKinds: ['HAVZVIRE'], riskFlow: 'HAV', damageCause: '210' }, ''],
    ['a vehicle that burnt', { ...elements, damageCause: '330' }, police],
    ['hail', { ...elements, damageCause: '300' }, ''],
    ['vandals', { eventKinds: ['HAVVANDALISMUS'], riskFlow: 'HAV' }, police],
    ['a theft', { eventKinds: ['HAVODCIZENI'], riskFlow: 'HAV' }, police],
    ['broken glass', { eventKinds: ['HAVSKLA'], riskFlow: 'HAV' }, ''],
    ['harm done', caused, `${police} incidentTime witnesses`],
    [
      'harm suffered, the vehicle found',
      { ...suffered, vehicleFound: true },
      `${police} incidentTime otherParty.fullName otherParty.tel witnesses`,
    ],
    [
      'harm suffered by an unknown vehicle',
      { ...suffered, vehicleFound: false },
      `${police} otherParty.registrationNo incidentTime otherParty.fullName otherParty.tel otherParty.insurer witnesses`,
    ],
    [
      'harm suffered by one that drove away',
      { ...suffered, culpritUnknown: true },
      `${police} incidentTime otherParty.fullName otherParty.tel witnesses`,
    ],
  ])('%s', (_what, claim, more) => {
    // What only one of several causes decides is looked at with the cause.
    const whole = asked('event', { policeInvestigation: 'YES', ...claim }).split(' ');
    expect(whole.filter((path) => !event.split(' ').includes(path)).join(' ')).toBe(more);
  });

  test('and nobody is asked of whom, where they did not', () => {
    expect(asked('event', { ...accident, policeInvestigation: 'NO' })).not.toMatch(
      /policeStation|policeFileNo/,
    );
  });
});

describe('of the circumstances is asked', () => {
  const begin = 'peopleHurt driver.fullName alcohol';
  const blame = 'incidentCausedByInsured';
  test.each<[what: string, claim: ClaimDetail, whole: string]>([
    ['who skidded', { ...accident, damageCause: '110' }, `${begin} incidentTime witnesses`],
    ['who hit a barrier', { ...accident, damageCause: '120' }, `${begin} incidentTime witnesses`],
    [
      'who hit another vehicle',
      { ...accident, damageCause: '100' },
      `${begin} ${blame} otherParty.registrationNo incidentTime otherParty.fullName otherParty.tel otherParty.insurer witnesses`,
    ],
    [
      'who hit a parked one',
      { ...accident, damageCause: '130' },
      `${begin} ${blame} otherParty.registrationNo incidentTime otherParty.fullName otherParty.tel otherParty.insurer witnesses`,
    ],
    [
      'who hit somebody on foot, who has no plate',
      { ...accident, damageCause: '140' },
      `${begin} ${blame} incidentTime otherParty.fullName otherParty.tel witnesses`,
    ],
    [
      'to whom something else happened',
      { ...accident, damageCause: '571' },
      `${begin} ${blame} otherParty.registrationNo incidentTime otherParty.fullName otherParty.tel otherParty.insurer witnesses`,
    ],
    [
      'who hit an animal',
      { eventKinds: ['HAVZVIRE'], riskFlow: 'HAV', damageCause: '200' },
      `${begin} incidentTime`,
    ],
  ])('%s', (_what, claim, whole) => {
    expect(asked('circumstances', claim)).toBe(whole);
  });
});

describe('of a theft is asked', () => {
  const theft: ClaimDetail = { eventKinds: ['HAVODCIZENI'], riskFlow: 'HAV', dummyPolicy: true };
  const days = 'parkedFrom discoveredAt';
  const keys = 'vehicleLocked leftInside keysCount';
  test.each<[what: string, claim: ClaimDetail, whole: string]>([
    [
      'of a vehicle nobody found a policy for',
      { damageCause: '400', theftKind: 'WHOLE_VEHICLE' },
      `${days} ${keys} bankLien parkedBy mileage security offenderKnown`,
    ],
    [
      'of one with a policy, which tells who lent the money',
      { damageCause: '400', theftKind: 'WHOLE_VEHICLE', policyNumberValid: true },
      `${days} ${keys} parkedBy mileage security offenderKnown`,
    ],
    [
      'of a part',
      { damageCause: '410', theftKind: 'PART' },
      `theftKind currency stolenThings ${days} security offenderKnown`,
    ],
    [
      'of luggage',
      { damageCause: '410', theftKind: 'LUGGAGE' },
      `theftKind currency stolenThings ${days} security offenderKnown`,
    ],
    ['that failed', { damageCause: '410', theftKind: 'ATTEMPT' }, `theftKind ${days} security offenderKnown`],
  ])('%s', (_what, claim, whole) => {
    expect(asked('theft', { ...theft, ...claim })).toBe(whole);
  });
});

describe('of an injury is asked', () => {
  const injury = 'injurySeverity.code injuryType injuryDescription';
  const end = 'painForm treatmentEnded employerName healthInsurer injuryCompensated';
  const hurt: ClaimDetail = { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS', reporterRole: 'INJURED' };
  test.each<[who: string, claim: ClaimDetail, whole: string]>([
    ['in a vehicle', { damageCause: '100' }, `${injury} seatBelt sickLeave ${end}`],
    ['on foot, where nobody wears a belt', { damageCause: '140' }, `${injury} sickLeave ${end}`],
    [
      'of whom died',
      { damageCause: '100', injurySeverity: { code: '4' } },
      `${injury} seatBelt painForm employerName healthInsurer injuryCompensated`,
    ],
    [
      'whose pain a doctor has assessed, without a policy',
      { damageCause: '140', painForm: 'YES', dummyPolicy: true },
      `${injury} sickLeave currency painForm painFormPoints painFormFee treatmentEnded employerName healthInsurer injuryCompensated`,
    ],
  ])('%s', (_who, claim, whole) => {
    expect(asked('injury', { ...hurt, ...claim })).toBe(whole);
  });
});
