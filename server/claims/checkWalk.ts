import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { check, isBlocking, type Issue } from '../../machines/claim/issue.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { answersOf, type Page } from '../../machines/flow/page.ts';
import { walk } from '../../machines/flow/walk.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Flag } from './decision.ts';
import type { LookedClaim } from './lookAgain.ts';

export interface WalkedClaim {
  /** The claim without the answers of pages not walked. */
  readonly claim: ClaimDetail;
  /** Underwriting findings: they do not block. */
  readonly flags: readonly Flag[];
}

/**
 * Checks the pages these answers lead through, with the schemas of the form.
 *
 * @throws Failure 245000030 with the page, field and key of the first answer that is missing or wrong, or with
 * the page where the way ends before the claim may be sent
 */
export function checkWalk(flow: Flow, { claim, looked }: LookedClaim): WalkedClaim {
  const walked = walk(flow, claim);
  const findings = walked.flatMap((page) =>
    check(answersOf(page, claim), claim).issues.map((issue) => ({ page: page.code, issue })),
  );
  const blocking = findings.find(({ issue }) => isBlocking(issue.severity));
  if (blocking) throw refused(blocking.page, blocking.issue);
  if (!walked.some((page) => page.sends)) throw refused(walked.at(-1)?.code ?? flow.start);
  return {
    claim: answersWalked(flow, walked, { claim, looked }),
    flags: findings
      .filter(({ issue }) => issue.severity === 'underwriting')
      .map(({ page, issue: { key, name } }) => ({ page, key, name })),
  };
}

const refused = (page: string, issue?: Issue): Failure =>
  new Failure('245000030', { params: { page, ...(issue && { name: issue.name, key: issue.key }) } });

// What only pages left out ask for goes; what no page asks for (kinds, steps) and what we looked up stays.
function answersWalked(flow: Flow, walked: readonly Page[], { claim, looked }: LookedClaim): ClaimDetail {
  const asked = namesOf(flow.pages);
  const kept = namesOf(walked).union(looked);
  return Object.fromEntries(Object.entries(claim).filter(([name]) => kept.has(name) || !asked.has(name)));
}

const namesOf = (pages: readonly Page[]): Set<string> =>
  new Set(pages.flatMap((page) => Object.keys(page.answers.shape)));
