import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { ReadFact } from '#machines/subject/facts.ts';
import { holds } from '#machines/subject/rule.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import {
  followingTable,
  type ComputedAnswer,
  type FollowingAnswer,
  type FollowingValue,
} from './followingTable.ts';

/** What a lookup tells but what can also follow from other answers. */
export const derivedOverFound: readonly string[] = followingTable.flatMap((row) =>
  'answer' in row && row.isOverFound ? [row.answer] : [],
);

/** The answers that follow from others in this claim, though pages ask for them where they do not. */
export const followingIn = (claim: ClaimDetail): readonly string[] => {
  const read = factsIn(claim);
  return followingTable.flatMap((row) => {
    if ('linked' in row) return holds(row.when, read) ? row.linked : [];
    if ('set' in row) return row.asked?.(claim) ?? [];
    return row.with && findValue(row, read) ? [...row.with, row.answer] : [];
  });
};

/**
 * Sets, in the claim given, what follows from the answers and nobody is asked, as the table says. What followed from the claim
 * before and no longer does is removed.
 */
export function setDerived(before: ClaimDetail, claim: ClaimDetail): void {
  // Reads the claim as it is when it reads, with what earlier rows have set.
  const read = factsIn(claim);
  for (const row of followingTable)
    if ('answer' in row) setFollowing(row, { before, claim, read });
    else if ('set' in row && isSince(row, before, claim)) row.set(claim, before);
}

const isSince = ({ since }: ComputedAnswer, before: ClaimDetail, claim: ClaimDetail): boolean =>
  since === undefined || valueAt(claim, since) !== undefined || valueAt(before, since) !== undefined;

const findValue = ({ values }: FollowingAnswer, read: ReadFact): FollowingValue | undefined =>
  values.find(({ when }) => holds(when, read));

interface Given {
  readonly before: ClaimDetail;
  readonly claim: ClaimDetail;
  readonly read: ReadFact;
}

function setFollowing(row: FollowingAnswer, { before, claim, read }: Given): void {
  const { answer, within, otherwise } = row;
  if (within !== undefined && valueAt(claim, within) === undefined) return;
  const now = findValue(row, read);
  if (now) setValue(answer, now, claim);
  else if (otherwise === 'falls') dropFollowed(row, before, claim);
}

function setValue(answer: string, from: FollowingValue, claim: ClaimDetail): void {
  if ('gone' in from) removeAt(claim, answer);
  else if ('value' in from) putAt(claim, answer, from.value);
  else {
    const value = valueAt(claim, from.from);
    if (value !== undefined && value !== '') putAt(claim, answer, value);
  }
}

/** What followed falls only while it is the same as it followed; the group it is in stays. */
function dropFollowed(row: FollowingAnswer, before: ClaimDetail, claim: ClaimDetail): void {
  const was = findValue(row, factsIn(before));
  if (!was) return;
  if ('value' in was) {
    if (valueAt(claim, row.answer) === was.value) removeAt(claim, row.answer);
  } else if (!('from' in was)) removeAt(claim, row.answer);
  else if (valueAt(claim, row.answer) === valueAt(before, was.from)) putAt(claim, row.answer, undefined);
}
