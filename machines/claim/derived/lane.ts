import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { LaneEvent } from '#machines/claim/codes/lane.ts';
import type { DamageCause } from '#machines/claim/codes/damageCause.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';

/** The cause of damage that an event is, by the codes of section 3, "damage cause". */
export const causeOf = { HAIL: '300', STORM: '310', FLOOD: '320' } as const satisfies Record<
  LaneEvent,
  DamageCause
>;

/** The page that asks what happened. Who comes by a lane has answered it, also once they have left the lane. */
const eventPage = 'chooseEvent';
const peril = { propertyEvent: 'PERIL' } as const;

/** What is known of an event before anybody reports it, by the line that insures against it. */
const known: Partial<Record<ClaimType, Partial<Record<LaneEvent, ClaimDetail>>>> = {
  car: { HAIL: { eventKinds: ['HAVZIVEL'], damageCause: causeOf.HAIL, elementType: 'HAIL' } },
  property: {
    HAIL: { ...peril, damageCause: causeOf.HAIL, elementType: 'HAIL' },
    STORM: { ...peril, damageCause: causeOf.STORM, elementType: 'STORM' },
    // Whether a river came or the rain is asked.
    FLOOD: { ...peril, damageCause: causeOf.FLOOD },
  },
};

/** What is known of an event before a report of a line begins; undefined where the line does not insure against it. */
export const knownOfEvent = (claimType: ClaimType, event: LaneEvent): ClaimDetail | undefined =>
  known[claimType]?.[event];

/** What a report of a line says that is begun in a lane, before anything is asked. */
export const begunInLane = (
  claimType: ClaimType,
  lane: NonNullable<ClaimDetail['lane']> & { readonly event: LaneEvent },
): ClaimDetail => ({ ...knownOfEvent(claimType, lane.event), lane, formSteps: [eventPage] });

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
