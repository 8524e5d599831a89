import { checkDraft } from '#machines/claim/draft.ts';
import { Failure } from '#machines/calls/failures.ts';
import { accepted } from '#machines/report/accepted.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

/**
 * What a draft of a flow is stored as: of the detail a browser sent what the flow can hold, checked, in normal form, as JSON text for
 * a column. Where no such flow is served, all of it.
 *
 * @throws Failure 245000030 for a wrong shape, with the name of the first wrong answer
 */
export function draftText(detail: unknown, flow: Flow | undefined): string {
  const checked = checkDraft(detail);
  if (!checked.ok) throw malformed(checked.issues[0]);
  return jsonText(flow ? accepted(flow, checked.value) : checked.value);
}

const malformed = (issue: { name: string; key: string } | undefined): Failure =>
  new Failure('245000030', { params: issue && { name: issue.name, key: issue.key } });

// What PostgreSQL takes for no text: the zero character and halves of pairs.
const untakable = /\\u(?:0000|d[89a-f])/i;

/** A detail as JSON text for a column; characters that no database can store are left out or replaced. */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return untakable.test(text) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : text;
}

const clean = (part: unknown): unknown =>
  typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;
