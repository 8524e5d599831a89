import { checkDraft } from '#machines/claim/draft.ts';
import { Failure } from '#machines/calls/failures.ts';
import { accepted } from '#machines/report/accepted.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { storableJson } from '#server/store/storableText.ts';

/**
 * What a draft of a flow is stored as: of the detail a browser sent what the flow can hold, checked, in normal form, as JSON text for
 * a column. Where no such flow is served, all of it.
 *
 * @throws Failure 245000030 for a wrong shape, with the name of the first wrong answer
 */
export function draftText(detail: unknown, flow: Flow | undefined): string {
  const checked = checkDraft(detail);
  if (!checked.ok) throw malformed(checked.issues[0]);
  return storableJson(flow ? accepted(flow, checked.value) : checked.value);
}

const malformed = (issue: { name: string; key: string } | undefined): Failure =>
  new Failure('245000030', { params: issue && { name: issue.name, key: issue.key } });
