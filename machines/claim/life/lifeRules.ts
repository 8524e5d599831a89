import type { ClaimDetail } from '../claim.ts';
import type { RiskCode } from '../enums.ts';
import { doubtful, missing, rule, within, wrong, type Finding } from '../findings.ts';
import { isInClub, isRide, isSport } from './activity.ts';
import { isRelationAsked } from './contractRoles.ts';
import type { ClaimEventType } from './codes.ts';

type Name = keyof ClaimDetail;

const isLeftOut = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const unanswered = (answers: ClaimDetail, names: readonly Name[]): Finding[] =>
  names.filter((name) => isLeftOut(answers[name])).map((name) => missing(name));

/**
 * Answers that another answer of the same page asks for.
 *
 * @param when what must be answered
 * @param names the answers that must then be there
 * @returns a rule for the page
 */
export const askedWhen = (when: (answers: ClaimDetail) => boolean, ...names: readonly Name[]) =>
  rule<ClaimDetail>((answers) => (when(answers) ? unanswered(answers, names) : []));

/** The second day is not before the first. */
const inOrder = (first: Name, second: Name) =>
  rule<ClaimDetail>(({ [first]: from, [second]: to }) =>
    typeof from === 'string' && typeof to === 'string' && to < from ? [wrong(second, 'dateOrder')] : [],
  );

/** How a sport was done; in a club, which and whether registered. */
export const athleteTold = askedWhen(
  ({ athleteLevel }) => athleteLevel !== undefined && isInClub(athleteLevel),
  'sportClub',
  'registeredAthlete',
);

/**
 * The circumstances an activity asks for: who drove and was belted on a ride, how a sport was done.
 *
 * @param claim the claim so far, with the activity
 * @returns a rule for the page of the circumstances
 */
export const circumstancesTold = ({ activity }: ClaimDetail) =>
  rule<ClaimDetail>((answers) => [
    ...(activity && isRide(activity) ? unanswered(answers, ['trafficRole']) : []),
    ...(activity && isSport(activity) ? unanswered(answers, ['athleteLevel']) : []),
    ...(isBelted(answers) ? unanswered(answers, ['seatBelt']) : []),
  ]);

const isBelted = ({ trafficRole }: ClaimDetail) => trafficRole === 'DRIVER' || trafficRole === 'PASSENGER';

/** On a page that asks for the activity itself. */
export const rideTold = rule<ClaimDetail>((answers) => [
  ...(answers.activity && isRide(answers.activity) ? unanswered(answers, ['trafficRole']) : []),
  ...(isBelted(answers) ? unanswered(answers, ['seatBelt']) : []),
]);

/** A sport asks how it was done. */
export const sportTold = askedWhen(
  ({ activity }) => activity !== undefined && isSport(activity),
  'athleteLevel',
);

/** Until when, unless it still goes on; not before it began. */
export const periodTold = rule<ClaimDetail>(({ dateFrom, dateTo, ongoing }) => {
  if (ongoing !== true && !dateTo) return [missing('dateTo')];
  return dateFrom && dateTo && dateTo < dateFrom ? [wrong('dateTo', 'dateOrder')] : [];
});

/** Every stay in hospital: until when, unless it still goes on; not before it began. */
export const staysTold = rule<ClaimDetail>(({ hospitalizations = [] }) =>
  hospitalizations.flatMap((stay, at) =>
    within(
      ['hospitalizations', at],
      [
        ...(stay.ongoing !== true && !stay.dateTo ? [missing('dateTo')] : []),
        ...(stay.dateFrom && stay.dateTo && stay.dateTo < stay.dateFrom
          ? [wrong('dateTo', 'dateOrder')]
          : []),
      ],
    ),
  ),
);

/** The end of a treatment that has ended, not before it began. */
export const treatmentEndTold = askedWhen(({ treatmentEnded }) => treatmentEnded === 'YES', 'treatmentTo');
export const treatmentInOrder = inOrder('firstTreatmentDate', 'treatmentTo');

/** The other insurer; a journey that ends after it began and that the event is a part of. */
export const otherInsurerTold = askedWhen(({ otherInsurance }) => otherInsurance === 'YES', 'otherInsurer');
export const tripInOrder = inOrder('tripFrom', 'tripTo');

/**
 * The event happened on the journey: only doubted, because consequences may show later.
 *
 * @param claim the claim so far, with the day of the event
 * @returns a rule for a page that asks for the journey
 */
export const happenedOnTrip = ({ incidentDate }: ClaimDetail) =>
  rule<ClaimDetail>(({ tripFrom, tripTo }) =>
    incidentDate && ((tripFrom && incidentDate < tripFrom) || (tripTo && incidentDate > tripTo))
      ? [doubtful('tripFrom', 'outsideTrip')]
      : [],
  );

/** The length of a scar, the number of teeth. */
export const faceTold = rule<ClaimDetail>((answers) => [
  ...(answers.faceImpacts?.includes('SCAR') ? unanswered(answers, ['scarLengthCm']) : []),
  ...(answers.faceImpacts?.includes('TEETH') ? unanswered(answers, ['teethCount']) : []),
]);

/** What the policy is searched by (decisions, "search-policy"). */
export const policySearchTold = rule<ClaimDetail>((answers) => {
  if (answers.searchBy === undefined) return [];
  return unanswered(answers, [searched[answers.searchBy]]);
});
const searched = {
  POLICY_NUMBER: 'policyNumber',
  REGISTRATION_NO: 'registrationNo',
  BIRTH_NUMBER: 'birthNumber',
} as const;

/** The events that loan insurance and travel cover ask for; of another risk the event follows. */
export const eventTypesOf: Readonly<Partial<Record<RiskCode, readonly ClaimEventType[]>>> = {
  BAN: ['NO_WORK', 'JOB_LOSS', 'DISABILITY', 'DEATH', 'ILLNESS'],
  CPZ: ['INJURY', 'PERMANENT', 'HOSPITAL', 'DEATH', 'OTHER'],
};

/**
 * The event is one the risk covers.
 *
 * @param claim the claim so far, with its risk
 * @returns a rule for a page that asks for the event
 */
export const eventTypeOffered = ({ appliedRiskId }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'claimEventType'>>(({ claimEventType }) => {
    const offered = appliedRiskId && eventTypesOf[appliedRiskId];
    return offered && claimEventType && !offered.includes(claimEventType)
      ? [wrong('claimEventType', 'suggestion')]
      : [];
  });

/** How the one who reports is related to the insured, unless they are the insured or do it by trade. */
export const relationTold = (claim: ClaimDetail) =>
  askedWhen(() => isRelationAsked(claim), 'relationToInsured');

/** Who asks for the money of a death, unless their relation to the contract has told it. */
export const claimantTold = (claim: ClaimDetail) => askedWhen(() => !isRelationAsked(claim), 'claimantRole');
