import type * as z from 'zod';
import { Claim, type ClaimDetail } from './claim.ts';
import { runSchema, sorted, toIssue, type Checked } from './issue.ts';

const Draft = Claim.partial();

/**
 * Checks what a save brings: shape, types and limits only. A draft is incomplete by nature, so missing answers and
 * checks of their content do not count, and fields a claim does not have are dropped (decisions, "Validation").
 *
 * @param input a claim detail from outside
 * @returns the claim detail with its answers in normal form, or what does not fit
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
