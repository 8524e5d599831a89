import { isRealDay } from './checks/date.ts';
import { normaliseBirthNumber } from './normalise.ts';
import { isLongCare } from './derived/longCare.ts';
import { isUnderAge } from './checks/birthDate.ts';
import { birthDatesIn } from './checks/birthNumber.ts';
import type { ClaimDetail } from './claim.ts';
import { isRide, isSport } from './codes/activity.ts';
import type { ContractRole, DeathCause, NoWorkCause } from './codes/life.ts';
import { today } from './clock.ts';
import { fact, flag } from './computedFact.ts';
import { eventDayOf, eventDays } from './derived/eventDay.ts';
import { insuredAgeOf } from './derived/insuredAge.ts';
import { policyFacts } from './derived/policyFacts.ts';
import { liabilityFacts, propertyFacts, uniflowFacts } from './derived/lineFacts.ts';
import { spokenTo, spokenToIn } from './derived/spokenTo.ts';
import { isAboutDeath } from './derived/tellsOfDeath.ts';
import type { FamilyRelation, RiskCode } from './enums.ts';
import { factReader, readsIn, type FactsIn } from '#machines/subject/facts.ts';

/** The numbers of rows that a list with a page for each may have. */
const counts = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const deathsByInjury: readonly DeathCause[] = [
  'INJURY',
  'TRAFFIC_ACCIDENT',
  'WORK_INJURY',
  'DROWNING',
  'VIOLENCE',
];
const injuriesAtWork: readonly NoWorkCause[] = ['INJURY', 'WORK_INJURY'];
/** Somebody who is of age, and somebody who is not for long. */
const bornOfEveryAge = ['1950-01-01', '2024-01-01'];
const paidRoles: readonly ContractRole[] = ['BENEFICIARY', 'ENTITLED', 'HEIR'];
const paidByLaw: readonly FamilyRelation[] = ['SPOUSE', 'CHILD', 'PARENT'];
/** True for whoever is paid after a death; undefined while nobody knows what they are to who died. */
function isPaid({ relationToInsured, familyRelation }: ClaimDetail): boolean | undefined {
  if (relationToInsured !== 'POLICYHOLDER') return relationToInsured && paidRoles.includes(relationToInsured);
  return familyRelation && paidByLaw.includes(familyRelation);
}
const guardedRisks: readonly RiskCode[] = ['ZO', 'INV', 'UMR', 'DNSB'];

/** True while the insured who reports has only given their name as the reporter. */
export const isTakenFromContact = ({ reporterRole, reporter, insured }: ClaimDetail): boolean =>
  reporterRole === 'INSURED' && reporter?.fullName !== undefined && insured?.fullName === undefined;

/**
 * Facts that rules read beside the answers. Every answer with finitely many values is a fact already, by its own path. Names and
 * values in the reader's language are in the text namespace `facts`.
 */
export const computed = {
  aboutDeath: flag(['appliedRiskId', 'claimEventType'], (claim) =>
    claim.appliedRiskId === undefined ? undefined : isAboutDeath(claim),
  ),
  spokenTo: fact(
    spokenTo,
    ['reporterRole', 'harmed', 'insuredIsOther', 'appliedRiskId', 'claimEventType', 'injurySeverity.code'],
    spokenToIn,
  ),
  /** Whether the insured was of age on the day, told by when they were born. */
  insuredAge: {
    ...fact(['ADULT', 'CHILD'], ['insured.birthNumber', 'insured.birthDate', 'incidentDate'], insuredAgeOf),
    codes: bornOfEveryAge,
  },
  /** A parent alone is paid for care of more than nine days. Source: Act 187/2006 of the Czech Republic, section 40. */
  longCare: flag(['incidentDate', 'dateTo', 'ongoing'], isLongCare, [
    '2020-01-01',
    '2020-01-05',
    '2020-02-01',
  ]),
  /** One of the stays in hospital has not ended yet. */
  stayOngoing: flag(
    ['hospitalizations[].dateFrom', 'hospitalizations[].ongoing'],
    ({ hospitalizations = [] }) =>
      hospitalizations.length === 0 ? undefined : hospitalizations.some((stay) => stay?.ongoing === true),
  ),
  /** What happened on the day that is asked before the pages of the event. */
  eventDay: fact(eventDays, ['appliedRiskId', 'claimEventType'], eventDayOf),
  /** True for the stay in hospital that began on the day of the event, the first where the stay is the event. */
  eventStay: flag(['appliedRiskId', 'claimEventType'], (claim, _, [row]) => {
    const day = eventDayOf(claim);
    return row === undefined || day === undefined ? undefined : row === 0 && day === 'STAY';
  }),
  sport: flag(['activity'], ({ activity }) => activity && isSport(activity)),
  ride: flag(['activity'], ({ activity }) => activity && isRide(activity)),
  deathByInjury: flag(['deathCause'], ({ deathCause }) => deathCause && deathsByInjury.includes(deathCause)),
  noWorkByInjury: flag(
    ['noWorkCause'],
    ({ noWorkCause }) => noWorkCause && injuriesAtWork.includes(noWorkCause),
  ),
  /** True for a make of the list, false for one that was typed because the list lacks it. */
  makePicked: flag(
    ['vehicleManufacturer.code', 'vehicleManufacturer.name'],
    ({ vehicleManufacturer: make }) => (make?.name === undefined ? undefined : make.code !== undefined),
  ),
  hail: flag(['elementType'], ({ elementType }) => elementType && elementType === 'HAIL', ['HAIL']),
  /** True when a relative is cared for: not a child, nor somebody who may be one. */
  relativeCared: flag(['careType'], ({ careType }) => careType && careType === 'SICK_RELATIVE', [
    'SICK_RELATIVE',
  ]),
  ...policyFacts,
  injuredCount: fact(counts, ['injuredParties'], (claim) => counts[claim.injuredParties?.length ?? 0]),
  /** Something to look the policy of a life event up by. */
  policyNamed: fact(
    [true],
    ['policyNumber', 'registrationNo', 'birthNumber'],
    ({ policyNumber, registrationNo, birthNumber }) =>
      (policyNumber ?? registrationNo ?? birthNumber) === undefined ? undefined : true,
  ),
  claimantCount: fact(counts, ['claimants'], (claim) => counts[claim.claimants?.length ?? 0]),
  /** A claimant is not of age, so somebody acts for them; without a row, any of them. */
  claimantUnderAge: flag(
    ['claimants[].birthNumber', 'claimants[].birthDate'],
    (_, every) => {
      const numbers = every('claimants[].birthNumber')
        .map(String)
        .flatMap((number) => birthDatesIn(normaliseBirthNumber(number)));
      const dates = every('claimants[].birthDate').map(String);
      const told = [...numbers, ...dates].filter(isRealDay);
      return told.length === 0 ? undefined : told.some((day) => isUnderAge(day, today()));
    },
    bornOfEveryAge,
  ),
  /**
   * Who reports a death is paid themselves: named in the policy, an heir, or who comes first by law where nobody is named and they
   * have taken the policy out.
   */
  reporterClaims: flag(['relationToInsured', 'familyRelation'], isPaid),
  /** The claimant of a row is who reports, which the first one may be. */
  claimantReports: flag(
    ['relationToInsured', 'familyRelation'],
    ({ relationToInsured, familyRelation }, _, [row]) =>
      row === undefined || row === 0 ? isPaid({ relationToInsured, familyRelation }) : false,
  ),
  /** A partner shop is paid by us, a home repair branch comes to the vehicle. */
  shopKind: fact(['PARTNER', 'HOME', 'OTHER'], ['repairShop'], ({ repairShop }) => {
    if (!repairShop) return undefined;
    if (repairShop.atHome) return 'HOME';
    return repairShop.contractual ? 'PARTNER' : 'OTHER';
  }),
  ...propertyFacts,
  ...liabilityFacts,
  ...uniflowFacts,
  duplicateFound: fact([true], ['claimId'], ({ claimId }) => (claimId === undefined ? undefined : true)),
  painFeePaid: flag(['painFormFee'], ({ painFormFee }) =>
    painFormFee === undefined ? undefined : painFormFee > 0,
  ),
  /**
   * Policy age guard: an underwriter asks whether what is claimed was there before the policy. Source: specification section 9.
   */
  onYoungPolicy: flag(
    ['appliedRiskId', 'hasMax3yearsOldPolicy'],
    ({ appliedRiskId, hasMax3yearsOldPolicy }) =>
      appliedRiskId && hasMax3yearsOldPolicy !== undefined
        ? hasMax3yearsOldPolicy && guardedRisks.includes(appliedRiskId)
        : undefined,
  ),
} as const;

type ComputedName = keyof typeof computed;

/** True for the name of a fact that no single answer tells. */
export const isComputed = (name: string): name is ComputedName => Object.hasOwn(computed, name);

/** The answers a fact is read from. */
export const readsOf = readsIn(computed);

/** Reads facts from a claim. */
export const factsIn: FactsIn<ClaimDetail> = factReader(computed);
