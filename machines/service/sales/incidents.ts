import * as z from 'zod';
import { call } from '#machines/service/call.ts';

/** What an incident is about. */
export const IncidentService = z.enum(['REPORTING', 'SENDING', 'STATUS', 'HANDOVER', 'SIGN_IN', 'DATA']);
export type IncidentService = z.infer<typeof IncidentService>;

/** Who noticed it. */
export const IncidentFoundBy = z.enum(['ALERT', 'STAFF', 'CLIENT', 'SUPPLIER']);
export type IncidentFoundBy = z.infer<typeof IncidentFoundBy>;

/** What somebody notes of it. Source: Regulation (EU) 2022/2554, art. 17 to 19; Regulation (EU) 2016/679, art. 33. */
export const IncidentStep = z.enum([
  'MEASURE',
  'MAJOR',
  'MINOR',
  'PERSONAL_DATA',
  'SENT_INITIAL',
  'SENT_INTERMEDIATE',
  'SENT_FINAL',
  'SENT_PERSONAL_DATA',
  'ENDED',
  'CLOSED',
]);
export type IncidentStep = z.infer<typeof IncidentStep>;

/** A report that an authority is to have. */
export const IncidentReport = z.enum(['INITIAL', 'INTERMEDIATE', 'FINAL', 'PERSONAL_DATA']);
export type IncidentReport = z.infer<typeof IncidentReport>;

/** What happened with the service, what was done about it, and what an authority is still to have. */
export interface Incident {
  readonly id: number;
  readonly service: IncidentService;
  readonly foundBy: IncidentFoundBy;
  /** The name of the alert that began it. */
  readonly alert?: string | undefined;
  readonly words: string;
  readonly startedAt: string;
  readonly detectedAt: string;
  readonly endedAt?: string | undefined;
  readonly isClosed: boolean;
  /** Left out while nobody has decided. */
  readonly isMajor?: boolean | undefined;
  readonly dues: readonly {
    readonly report: IncidentReport;
    readonly due: string;
    readonly isLate: boolean;
  }[];
  /** Reports that were sent while it lasted, calls that failed, and events for the core that wait. */
  readonly facts: IncidentFacts;
  readonly steps: readonly {
    readonly step: IncidentStep;
    readonly at: string;
    readonly by: string;
    readonly words: string;
  }[];
  /** What may be noted next. */
  readonly next: readonly IncidentStep[];
}

/** What the service counted while an incident lasted. */
export interface IncidentFacts {
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
}

export interface Incidents {
  readonly incidents: readonly Incident[];
}

const Incidents: z.ZodType<Incidents> = z.object({
  incidents: z.array(
    z.object({
      id: z.int(),
      service: IncidentService,
      foundBy: IncidentFoundBy,
      alert: z.string().optional().describe('The name of the alert that began it.'),
      words: z.string(),
      startedAt: z.iso.datetime(),
      detectedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().optional(),
      isClosed: z.boolean(),
      isMajor: z.boolean().optional().describe('Left out while nobody has decided.'),
      dues: z
        .array(z.object({ report: IncidentReport, due: z.iso.datetime(), isLate: z.boolean() }))
        .describe('What an authority is still to have.'),
      facts: z
        .object({ sent: z.int(), failed: z.int(), waiting: z.int() })
        .describe('Reports sent while it lasted, calls that failed, events for the core that wait.'),
      steps: z.array(
        z.object({ step: IncidentStep, at: z.iso.datetime(), by: z.string(), words: z.string() }),
      ),
      next: z.array(IncidentStep).describe('What may be noted next.'),
    }),
  ),
});

/** The calls about incidents; what operators note goes by the call for all they do. */
export const incidentCalls = {
  listIncidents: call({
    method: 'GET',
    path: '/rest/operations/incident',
    failing: 'SILENT',
    summary:
      'Our addition: what happened with the service, what was done about it, and what an authority is still to have. The look is on the trail.',
    answer: Incidents,
  }),
};
