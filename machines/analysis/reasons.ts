import { bankWhys } from '#machines/claim/fields/whys/bank.ts';
import { careWhys } from '#machines/claim/fields/whys/care.ts';
import { contractWhys } from '#machines/claim/fields/whys/contract.ts';
import { damagedItemsWhys } from '#machines/claim/fields/whys/damagedItems.ts';
import { eventWhys } from '#machines/claim/fields/whys/event.ts';
import { healthWhys } from '#machines/claim/fields/whys/health.ts';
import { incidentWhys } from '#machines/claim/fields/whys/incident.ts';
import { injuredPartyWhys } from '#machines/claim/fields/whys/injuredParty.ts';
import { injuryWhys } from '#machines/claim/fields/whys/injury.ts';
import { inspectionWhys } from '#machines/claim/fields/whys/inspection.ts';
import { journeyWhys } from '#machines/claim/fields/whys/journey.ts';
import { burglaryWhys } from '#machines/claim/fields/whys/lines/burglary.ts';
import { claimantWhys } from '#machines/claim/fields/whys/lines/claimant.ts';
import { consequencesWhys } from '#machines/claim/fields/whys/lines/consequences.ts';
import { liabilityWhys } from '#machines/claim/fields/whys/lines/liability.ts';
import { lifeWhys } from '#machines/claim/fields/whys/lines/life.ts';
import { loanWhys } from '#machines/claim/fields/whys/lines/loan.ts';
import { propertyWhys } from '#machines/claim/fields/whys/lines/property.ts';
import { lookupAnswersWhys } from '#machines/claim/fields/whys/lookupAnswers.ts';
import { otherPartyWhys } from '#machines/claim/fields/whys/otherParty.ts';
import { personWhys } from '#machines/claim/fields/whys/person.ts';
import { reporterWhys } from '#machines/claim/fields/whys/reporter.ts';
import { rightsWhys } from '#machines/claim/fields/whys/rights.ts';
import { goodsWhys } from '#machines/claim/fields/whys/uniflow/goods.ts';
import { insuredWhys } from '#machines/claim/fields/whys/uniflow/insured.ts';
import { tripWhys } from '#machines/claim/fields/whys/uniflow/trip.ts';
import { vehicleWhys } from '#machines/claim/fields/whys/vehicle.ts';

/** What a clerk does with an answer, by the ends of the paths of their questions: a table beside each part of the catalogue. */
const tables = [
  bankWhys,
  careWhys,
  contractWhys,
  damagedItemsWhys,
  eventWhys,
  healthWhys,
  incidentWhys,
  injuredPartyWhys,
  injuryWhys,
  inspectionWhys,
  journeyWhys,
  burglaryWhys,
  claimantWhys,
  consequencesWhys,
  liabilityWhys,
  lifeWhys,
  loanWhys,
  propertyWhys,
  lookupAnswersWhys,
  otherPartyWhys,
  personWhys,
  reporterWhys,
  rightsWhys,
  goodsWhys,
  insuredWhys,
  tripWhys,
  vehicleWhys,
] as const;

type ValueIn<T> = T extends unknown ? T[keyof T] : never;

/** Why a question is asked, as a clerk would say: the key of a text. */
export type Reason = ValueIn<(typeof tables)[number]>;

interface Why {
  /** The end of the paths of some questions. */
  readonly end: string;
  readonly reason: Reason;
}

/** What a clerk needs every question for. */
export const whys: readonly Why[] = tables.flatMap((table) =>
  Object.entries<Reason>(table).map(([end, reason]) => ({ end, reason })),
);

const byEnd = whys.toSorted((one, other) => other.end.length - one.end.length);

/** Why a clerk needs the answer at a path of the claim, undefined where nobody has said; the longest end of a path counts. */
export const reasonFor = (path: string): Reason | undefined =>
  byEnd.find(({ end }) => path === end || path.endsWith(`.${end}`))?.reason;
