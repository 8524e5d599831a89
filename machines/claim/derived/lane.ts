import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { LaneEvent } from '#machines/claim/codes/lane.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';

const peril = { propertyEvent: 'PERIL' } as const;

/** What is known of an event before anybody reports it, by the line that insures against it. */
const known: Partial<Record<ClaimType, Partial<Record<LaneEvent, ClaimDetail>>>> = {
  car: { HAIL: { eventKinds: ['HAVZIVEL'], damageCause: '300', elementType: 'HAIL' } },
  property: {
    HAIL: { ...peril, damageCause: '300', elementType: 'HAIL' },
    STORM: { ...peril, damageCause: '310', elementType: 'STORM' },
    // Whether a river came or the rain is asked.
    FLOOD: { ...peril, damageCause: '320' },
  },
};

/** What is known of an event before a report of a line begins; undefined where the line does not insure against it. */
export const knownOfEvent = (claimType: ClaimType, event: LaneEvent): ClaimDetail | undefined =>
  known[claimType]?.[event];

/** True while a claim says nothing that is not so in its event lane: no other day, no other cause. */
export const staysInLane = (claim: ClaimDetail): boolean => {
  const { lane, claimType, incidentDate } = claim;
  if (lane?.event === undefined || claimType === undefined) return false;
  const { from, to } = lane;
  const isBefore = incidentDate !== undefined && from !== undefined && incidentDate < from;
  const isAfter = incidentDate !== undefined && to !== undefined && incidentDate > to;
  if (isBefore || isAfter) return false;
  const answers = new Map<string, unknown>(Object.entries(claim));
  return Object.entries(knownOfEvent(claimType, lane.event) ?? {}).every(([name, value]) => {
    const answer = answers.get(name);
    return answer === undefined || isSameAnswer(answer, value);
  });
};
