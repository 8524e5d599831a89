import type * as z from 'zod';
import { Claim, type ClaimDetail } from './claim.ts';
import { runSchema, sorted, toIssue, type Checked } from './issues/issue.ts';

const Draft = Claim.partial();

/**
 * The claim detail of a save with its answers in normal form, or what is wrong with it. Only shape, types and limits count: a
 * draft is incomplete by nature, so missing answers and checks of content do not, and fields that a claim does not have are
 * dropped. Source: decisions, "Validation".
 */
export function checkDraft(input: unknown): Checked<ClaimDetail> {
  const payload = runSchema(Draft, input);
  if (isDraft(payload)) return { ok: true, value: payload.value, issues: [] };
  return { ok: false, value: undefined, issues: sorted(payload.issues.filter(counts).map(toIssue)) };
}

const isDraft = (payload: z.core.ParsePayload): payload is z.core.ParsePayload<ClaimDetail> =>
  !payload.issues.some(counts);

function counts(raw: z.core.$ZodRawIssue): boolean {
  if (raw.code === 'custom') return false;
  if (raw.code === 'too_small') return raw.origin === 'number';
  return raw.input !== undefined;
}
