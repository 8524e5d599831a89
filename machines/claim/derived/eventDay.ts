import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimEventType } from '#machines/claim/codes/life.ts';
import type { RiskCode } from '#machines/claim/enums.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';

/** What happened on the day of a life event, which is asked once, before the pages of the event. */
export const eventDays = [
  'INJURY',
  'STAY',
  'NO_WORK',
  'CARE',
  'ILLNESS',
  'DISABILITY',
  'DEPENDENCY',
  'DEATH',
  'CYCLE',
  'JOB_LOSS',
  'OTHER',
] as const;
type EventDay = (typeof eventDays)[number];

const ofRisk: Readonly<Record<Exclude<RiskCode, 'BAN' | 'CPZ'>, EventDay>> = {
  DNL: 'INJURY',
  TN: 'INJURY',
  SED: 'INJURY',
  NEM: 'STAY',
  PN: 'NO_WORK',
  OCR: 'CARE',
  ZO: 'ILLNESS',
  INV: 'DISABILITY',
  DNSB: 'DEPENDENCY',
  UMR: 'DEATH',
  PAR: 'CYCLE',
  OTHER: 'OTHER',
};

const ofEvent: Readonly<Record<ClaimEventType, EventDay>> = {
  INJURY: 'INJURY',
  PERMANENT: 'INJURY',
  HOSPITAL: 'STAY',
  NO_WORK: 'NO_WORK',
  JOB_LOSS: 'JOB_LOSS',
  DISABILITY: 'DISABILITY',
  DEATH: 'DEATH',
  ILLNESS: 'ILLNESS',
  DEPENDENCY: 'DEPENDENCY',
  CARE: 'CARE',
  IVF: 'CYCLE',
  OTHER: 'OTHER',
};

/** What happened on the day of the event; undefined while a loan or a journey has not told its event. */
export const eventDayOf = ({ appliedRiskId, claimEventType }: ClaimDetail): EventDay | undefined => {
  if (appliedRiskId === undefined) return undefined;
  if (appliedRiskId !== 'BAN' && appliedRiskId !== 'CPZ') return ofRisk[appliedRiskId];
  return claimEventType && ofEvent[claimEventType];
};

/** The answer that is the same day under a name of its own. */
const twins = {
  INJURY: 'injuryDate',
  STAY: 'hospitalizations[0].dateFrom',
  NO_WORK: 'dateFrom',
  CARE: 'dateFrom',
  ILLNESS: 'diagnosisDate',
  DISABILITY: 'disabilityDate',
  DEPENDENCY: 'dependencyFrom',
  DEATH: 'deathDate',
  CYCLE: 'cycleDate',
  JOB_LOSS: 'employmentEnd',
} as const satisfies Readonly<Record<Exclude<EventDay, 'OTHER'>, string>>;

/** The answers that may be the day of the event under a name of their own. */
export const eventTwins: readonly string[] = [...new Set(Object.values(twins))];

/** The twins that no page asks for: they are the day of their event or nothing. */
const neverAsked = [
  'dateFrom',
  'diagnosisDate',
  'disabilityDate',
  'dependencyFrom',
  'cycleDate',
  'employmentEnd',
];

/** True for a day that is never asked, because it is that of the event under another name. */
export const isEventDay = (path: string): boolean => neverAsked.includes(path);

/** The path of the answer that the day of the event sets, undefined where it has no other name. */
export const twinOf = (claim: ClaimDetail): string | undefined => {
  const day = eventDayOf(claim);
  return day === undefined || day === 'OTHER' ? undefined : twins[day];
};

/**
 * Sets, in the claim given, the day of the event under the name its pages and those who settle it know it by. What is a twin no
 * longer is removed where nobody asks for it. A stay in hospital has a day once it is told at all.
 */
export function setEventDay(claim: ClaimDetail): void {
  const twin = twinOf(claim);
  for (const path of neverAsked) if (path !== twin) removeAt(claim, path);
  if (twin === undefined) return;
  const isStay = twin === twins.STAY;
  if (isStay && valueAt(claim, 'hospitalizations[0]') === undefined) return;
  if (claim.incidentDate === undefined) removeAt(claim, twin);
  else putAt(claim, twin, claim.incidentDate);
}
