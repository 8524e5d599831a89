import * as z from 'zod';
import { call } from '#machines/service/call.ts';

/** What somebody did with clients or reports. */
export const LookKind = z.enum([
  'SEARCH',
  'OPEN',
  'REVEAL',
  'CREATE',
  'EDIT',
  'REPORT',
  'LOOKS',
  'EXPORT',
  'UNLOCK',
  'RESEND',
  'ASSIST',
  'OPERATIONS',
  'OPERATE',
  'APPROVE',
  'DECLINE',
  'BREAK_GLASS',
  'REFUSED',
]);
export type LookKind = z.infer<typeof LookKind>;

/** Which looks are asked for; all that the user may see without any of it. */
export const TrailFilter = z.object({
  actor: z.string().max(100).optional().describe('Who looked, by their personal number.'),
  actsFor: z.string().max(100).optional().describe('For whom they acted, by that of theirs.'),
  kind: LookKind.optional(),
  from: z.iso.date().optional().describe('The first day in Prague.'),
  to: z.iso.date().optional().describe('The last one.'),
});
export type TrailFilter = z.infer<typeof TrailFilter>;

/** One look: nothing of it tells a number of a person. */
export const TrailLook = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  actsFor: z.string().optional(),
  role: z.string(),
  kind: z.string(),
  client: z.string().optional().describe('The name where its reader cares for them, else its initials.'),
  born: z.int().optional().describe('The year.'),
  fields: z.array(z.string()),
  reason: z.string().optional(),
  found: z.int().optional(),
});
export type TrailLook = z.infer<typeof TrailLook>;

/** The calls about who looked at what: an auditor sees all of it, whoever works with clients their own; nobody else makes them. */
export const trailCalls = {
  searchLooks: call({
    method: 'POST',
    path: '/rest/look/search',
    failing: 'REFUSALS',
    summary: 'Our addition: a page of who looked, the last look first. Each page is a look of its own.',
    body: TrailFilter.extend({ after: z.int().optional().describe('The last look of the page before.') }),
    answer: z.object({ looks: z.array(TrailLook), isLast: z.boolean() }),
  }),
  exportLooks: call({
    method: 'POST',
    path: '/rest/look/export',
    failing: 'REFUSALS',
    summary: 'Our addition: who looked, as much as a file holds. The export is a look of its own.',
    body: TrailFilter,
    answer: z.object({ looks: z.array(TrailLook), isWhole: z.boolean() }),
  }),
};

/** A page of the trail. */
export type TrailPage = z.output<typeof trailCalls.searchLooks.answer>;
/** As much of the trail as a file holds. */
export type TrailFile = z.output<typeof trailCalls.exportLooks.answer>;
