import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { PropertyEvent } from '#machines/claim/codes/property.ts';
import { UniEvent } from '#machines/claim/codes/uniflow.ts';
import { EventKind, RiskCode, RiskFlow } from '#machines/claim/enums.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** What happened in liability is told by who harmed whom. */
const LiabilityFlow = RiskFlow.extract(['ODPPOJ', 'ODPPOS', 'ODPPRAC']);
const Event = z.union([EventKind, PropertyEvent, LiabilityFlow, UniEvent, RiskCode]);
type Event = z.infer<typeof Event>;

/** What a report is called by: what happened, by code, the make or model of the vehicle, and the day. */
export const ReportName = z.object({
  events: z.array(Event).optional(),
  vehicle: z.string().max(60).optional(),
  day: z.iso.date().optional(),
});
export type ReportName = z.infer<typeof ReportName>;

/** The name of a report whose answer at a path tells what happened. */
export const reportName = (claim: ClaimDetail, event: string | undefined): ReportName => {
  const events = [valueAt(claim, event ?? '') ?? []]
    .flat()
    .flatMap((code) => Event.safeParse(code).data ?? []);
  const vehicle = (claim.vehicleModel ?? claim.vehicleManufacturer?.name)?.slice(0, 60);
  return {
    ...(events.length > 0 && { events }),
    ...(vehicle !== undefined && { vehicle }),
    ...(claim.incidentDate !== undefined && { day: claim.incidentDate }),
  };
};

/** The same as far as it may be told to whoever has not shown that the report is theirs: nothing about anybody's health. */
export const closedName = ({ events = [], ...name }: ReportName): ReportName => {
  const told = events.filter((code) => !RiskCode.safeParse(code).success && !isOfHealth(code));
  return { ...name, ...(told.length > 0 && { events: told }) };
};

/** Most of what is reported of work is an injury. */
const isOfHealth = (code: string): boolean =>
  code.endsWith('_HEALTH') || code === 'ODPPRAC' || code === 'TRAVEL_MEDICAL';
