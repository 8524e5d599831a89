import type { ClaimDetail } from '#machines/claim/claim.ts';
import { LaneEvent } from '#machines/claim/codes/lane.ts';
import { BankContactType, UniKind, YesNo } from '#machines/claim/enums.ts';
import type { Path } from '#machines/claim/path.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { setBodyParts } from './bodyParts.ts';
import { eventTwins, setEventDay, twinOf } from './eventDay.ts';
import { insuredAgeOf } from './insuredAge.ts';
import { isInsuredOnlyFound } from './insuredReporter.ts';
import { inSomeLane } from './inLane.ts';
import { causeOf, staysInLane } from './lane.ts';
import { riskFlowOf } from './riskFlow.ts';
import { stayCountOf } from './stayCount.ts';
import { putAt, removeAt } from '#machines/subject/valueAt.ts';
import { vehicleRoutingOf } from './vehicleRouting.ts';

/** A value that follows: that of another answer, the same in every claim, or none where what was answered is no longer true. */
export type FollowingValue = { readonly when: Rule } & (
  | { readonly from: Path }
  | { readonly value: string | boolean }
  | { readonly gone: true }
);

/** An answer that follows where a rule holds. */
export interface FollowingAnswer {
  readonly answer: Path;
  /** The first whose rule holds counts. */
  readonly values: readonly FollowingValue[];
  /** Only in a group that is there. */
  readonly within?: Path;
  /** What becomes of it where it followed before and no rule holds any more. */
  readonly otherwise: 'falls' | 'stays';
  /** It counts more than what a lookup tells. */
  readonly isOverFound?: true;
  /** Other answers that nobody is asked for where it follows. */
  readonly with?: readonly Path[];
}

/** Answers that follow in a way that no rule can say. */
export interface ComputedAnswer {
  readonly answers: readonly string[];
  readonly reads: readonly Path[];
  /** Only while this is answered, or was before. */
  readonly since?: Path;
  /** Sets them in the claim given, which is changed; what followed from the claim before and no longer does is removed. */
  readonly set: (claim: ClaimDetail, before: ClaimDetail) => void;
  /** Those of them that follow in this claim though pages ask for them. */
  readonly asked?: (claim: ClaimDetail) => string | undefined;
}

/** Answers that pages ask for, and that the address told where a rule holds. */
export interface LinkedAnswers {
  readonly linked: readonly Path[];
  readonly when: Rule;
}

export type FollowingRow = FollowingAnswer | ComputedAnswer | LinkedAnswers;

const isContractAsked: Rule = { not: { fact: 'claimType', is: 'life' } };
const isContractTold: Rule = { fact: 'contractKnown', in: YesNo.options };
const isContractKnown: Rule = { fact: 'contractKnown', is: 'YES' };
const isPolicyMissing: Rule = { fact: 'policyNumberValid', is: false };
const ofThird = BankContactType.extract(['FOREIGN', 'REPAIR_SHOP_COMPANY']).options;
const ofPlain = BankContactType.exclude(ofThird).options;

/** The insured who reports is on the policy found, however it was found. */
const isInsuredFound: Rule = {
  any: [
    { fact: 'insuredKnown', is: true },
    { fact: 'insuredOnPolicy', is: true },
  ],
};

const isOfCar: Rule = { fact: 'claimType', is: 'car' };
const isOfProperty: Rule = { fact: 'claimType', is: 'property' };

const isHomeFound: Rule = { fact: 'homeOnPolicy', is: true };

/** What follows from answers and nobody is asked, in this order: later rows read what earlier ones have set. */
export const followingTable: readonly FollowingRow[] = [
  // Whoever tells another day or another cause has left the lane of the event, and is asked like everybody.
  {
    answers: ['lane'],
    reads: ['lane.event', 'incidentDate', 'eventKinds', 'propertyEvent', 'damageCause', 'elementType'],
    since: 'lane',
    set: (claim) => {
      if (!staysInLane(claim)) delete claim.lane;
    },
  },
  {
    answers: ['riskFlow', 'vehicleRouting'],
    reads: ['eventKinds', 'elementType'],
    since: 'eventKinds',
    set: (claim) => {
      claim.riskFlow = riskFlowOf(claim.eventKinds);
      claim.vehicleRouting = vehicleRoutingOf(claim);
    },
  },
  {
    answer: 'riskFlow',
    values: [{ value: 'UNIFLOW', when: { fact: 'uniKind', in: UniKind.options } }],
    otherwise: 'stays',
  },
  { linked: ['uniKind', 'uniRisk'], when: { fact: 'kindByLink', is: true } },
  {
    // A life policy is looked for by several numbers and without a reason.
    answer: 'contractKnown',
    values: [
      { value: 'YES', when: { all: [isContractAsked, { fact: 'contractNamedBy', is: 'NUMBER' }] } },
      { value: 'NO', when: { all: [isContractAsked, { fact: 'contractNamedBy', is: 'REASON' }] } },
    ],
    otherwise: 'falls',
  },
  {
    answer: 'dummyPolicy',
    values: [
      { value: false, when: { all: [isContractKnown, { not: isPolicyMissing }] } },
      { value: true, when: isContractTold },
      // A vehicle that drove away has no policy that anybody could find.
      { value: true, when: { fact: 'culpritUnknown', is: true } },
    ],
    otherwise: 'stays',
    isOverFound: true,
  },
  // The insured who reports is known by the name they gave; with another reporter that name is not theirs.
  {
    answer: 'insured.fullName',
    values: [{ from: 'reporter.fullName', when: isInsuredFound }],
    otherwise: 'falls',
    with: ['insured.personKind'],
  },
  // The policy of the insured who reports tells which home it is.
  {
    answer: 'propertyKind',
    values: [{ from: 'policyHome.propertyKind', when: isHomeFound }],
    otherwise: 'falls',
    with: [],
  },
  {
    answer: 'occupancy',
    values: [{ from: 'policyHome.occupancy', when: isHomeFound }],
    otherwise: 'falls',
    with: [],
  },
  // What only a policy told of the insured falls with it.
  {
    answers: ['insured.personKind'],
    reads: ['policyNumberValid'],
    set: (claim, before) => {
      const isPolicyLost = before.policyNumberValid !== undefined && claim.policyNumberValid === undefined;
      if (isPolicyLost && isInsuredOnlyFound(claim)) delete claim.insured;
    },
  },
  {
    answer: 'contactConsent',
    values: [
      { value: true, when: { fact: 'keepContact', is: 'YES' } },
      { value: false, when: { fact: 'keepContact', in: YesNo.options } },
    ],
    otherwise: 'falls',
  },
  // What is found is the vehicle again, whatever was said of another one.
  {
    answer: 'vehicleRefused',
    values: [{ gone: true, when: { fact: 'vehicleFound', is: true } }],
    otherwise: 'stays',
  },
  // The kind of account is kept with an account abroad or a repair shop's; the other kinds have a field of their own.
  {
    answer: 'bankContact.type',
    values: [{ from: 'bankContactType', when: { fact: 'bankContactType', in: ofThird } }],
    within: 'bankContact',
    otherwise: 'stays',
  },
  {
    answer: 'damageCause',
    values: LaneEvent.options.map((event) => ({
      value: causeOf[event],
      when: { fact: 'lane.event', is: event },
    })),
    otherwise: 'stays',
    with: [],
  },
  // After an event that many report everybody is called, and nobody asked how it will be repaired.
  {
    answer: 'repairHandling',
    values: [{ value: 'VEHICLE_NOT_DECIDED', when: { all: [inSomeLane, isOfCar] } }],
    otherwise: 'falls',
    with: [],
  },
  {
    answer: 'propertyRepairHandling',
    values: [{ value: 'PROPERTY_NOT_DECIDED', when: { all: [inSomeLane, isOfProperty] } }],
    otherwise: 'falls',
    with: [],
  },
  {
    answer: 'bankContact',
    values: [{ gone: true, when: { fact: 'bankContactType', in: ofPlain } }],
    otherwise: 'stays',
  },
  {
    answers: eventTwins,
    reads: ['incidentDate', 'appliedRiskId', 'claimEventType'],
    since: 'appliedRiskId',
    set: setEventDay,
    asked: twinOf,
  },
  {
    answers: ['ageGroup'],
    reads: ['insured.birthNumber', 'insured.birthDate', 'incidentDate'],
    since: 'appliedRiskId',
    set: (claim) => keep(claim, 'ageGroup', insuredAgeOf(claim)),
  },
  {
    answers: ['hospitalizationCount'],
    reads: ['hospitalizations'],
    since: 'appliedRiskId',
    set: (claim) => keep(claim, 'hospitalizationCount', stayCountOf(claim)),
  },
  {
    answers: ['bodyParts', 'limbSide'],
    reads: ['bodyAreas'],
    since: 'bodyAreas',
    set: setBodyParts,
  },
  {
    answers: ['injuredParties[].damagedGlassVehicles[].glassRouting'],
    reads: ['injuredParties[].damageKinds'],
    set: ({ injuredParties = [] }) => {
      for (const party of injuredParties)
        for (const glass of party?.damagedGlassVehicles ?? [])
          if (glass) glass.glassRouting = party?.damageKinds?.includes('VEHICLE') ? 'FUSION' : 'GLASS';
    },
  },
];

const keep = (claim: ClaimDetail, path: string, value: string | undefined): void =>
  value === undefined ? removeAt(claim, path) : putAt(claim, path, value);
