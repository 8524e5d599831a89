import type { Incident, IncidentReport, IncidentStep } from '#machines/service/sales/incidents.ts';

/** A step as it was noted. */
export interface NotedStep {
  readonly step: IncidentStep;
  readonly at: Date;
}

const hour = 60 * 60_000;

/**
 * What an authority is still to have of an incident, and until when: of a major one a first report four hours after it was held for one,
 * within a day of its detection, another within 72 hours of that, the last within a month of that; of personal data within 72 hours of
 * detection. Source: Regulation (EU) 2022/2554, art. 19, and 2025/301, art. 5; Regulation (EU) 2016/679, art. 33.
 */
export function duesOf(detectedAt: Date, steps: readonly NotedStep[], now: Date): Incident['dues'] {
  const at = (step: IncidentStep): Date | undefined => steps.findLast((one) => one.step === step)?.at;
  const later = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hour);
  const initial = at('SENT_INITIAL');
  const intermediate = at('SENT_INTERMEDIATE');
  const major = isMajor(steps) === true ? at('MAJOR') : undefined;
  const personal = at('PERSONAL_DATA');
  const dues: (readonly [IncidentReport, Date] | undefined)[] = [
    personal && !at('SENT_PERSONAL_DATA') ? ['PERSONAL_DATA', later(detectedAt, 72)] : undefined,
    major && !initial ? ['INITIAL', earlier(later(major, 4), later(detectedAt, 24))] : undefined,
    major && initial && !intermediate ? ['INTERMEDIATE', later(initial, 72)] : undefined,
    major && intermediate && !at('SENT_FINAL') ? ['FINAL', monthAfter(intermediate)] : undefined,
  ];
  return dues
    .filter((one) => one !== undefined)
    .map(([report, due]) => ({ report, due: due.toISOString(), isLate: due < now }));
}

/** Whether it is a major one; undefined while nobody has decided. */
export function isMajor(steps: readonly NotedStep[]): boolean | undefined {
  const decided = steps.findLast(({ step }) => step === 'MAJOR' || step === 'MINOR');
  return decided && decided.step === 'MAJOR';
}

/** What may be noted of an incident next. One that is closed is as it is. */
export function nextSteps(steps: readonly NotedStep[], dues: Incident['dues']): IncidentStep[] {
  const has = (step: IncidentStep): boolean => steps.some((one) => one.step === step);
  if (has('CLOSED')) return [];
  const major = isMajor(steps);
  const sent = dues.map(({ report }) => `SENT_${report}` as const);
  return [
    ...sent,
    'MEASURE',
    ...(major === true ? [] : (['MAJOR'] as const)),
    ...(major === false ? [] : (['MINOR'] as const)),
    ...(has('PERSONAL_DATA') ? [] : (['PERSONAL_DATA'] as const)),
    ...(has('ENDED') ? [] : (['ENDED'] as const)),
    ...(has('ENDED') && major !== undefined && dues.length === 0 ? (['CLOSED'] as const) : []),
  ];
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The same day of the month after, or its last one. */
function monthAfter(time: Date): Date {
  const next = new Date(time);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== time.getUTCDate()) next.setUTCDate(0);
  return next;
}
