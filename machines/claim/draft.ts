import type * as z from 'zod';
import { Claim, type ClaimDetail } from './claim.ts';
import { runSchema, type Checked } from '#machines/subject/issues/issue.ts';
import { shapeFaults } from '#machines/subject/issues/shapeFaults.ts';

const Draft = Claim.partial();

/**
 * The claim detail of a save with its answers in normal form, or what is wrong with it. Only shape, types and limits count: a
 * draft is incomplete by nature, so missing answers and checks of content do not, and fields that a claim does not have are
 * dropped. Source: decisions, "Validation".
 */
export function checkDraft(input: unknown): Checked<ClaimDetail> {
  const payload = runSchema(Draft, input);
  if (isDraft(payload)) return { ok: true, value: payload.value, issues: [] };
  return { ok: false, value: undefined, issues: [...shapeFaults(payload)] };
}

const isDraft = (payload: z.core.ParsePayload): payload is z.core.ParsePayload<ClaimDetail> =>
  shapeFaults(payload).length === 0;
