import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { check, isBlocking, type Issue } from '../../machines/claim/issues/issue.ts';
import { answersOn } from '../../machines/flow/answers.ts';
import { answersSchema } from '../../machines/flow/answersSchema.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { walk } from '../../machines/flow/walk.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Flag } from './decision.ts';

/**
 * The findings for an underwriter on the pages these answers lead through. The pages are checked as their forms check them.
 *
 * @throws Failure 245000030 with the page, field and key of the first answer that is missing or wrong, or with the page where the
 *   flow ends before the claim may be sent
 */
export function checkWalk(flow: Flow, claim: ClaimDetail): readonly Flag[] {
  const walked = walk(flow, claim);
  const findings = walked.flatMap((page) =>
    check(answersSchema(page, claim), answersOn(page, claim)).issues.map((issue) => ({
      page: page.code,
      issue,
    })),
  );
  const blocking = findings.find(({ issue }) => isBlocking(issue.severity));
  if (blocking) throw refused(blocking.page, blocking.issue);
  if (!walked.some((page) => page.submits)) throw refused(walked.at(-1)?.code ?? flow.start);
  return findings
    .filter(({ issue }) => issue.severity === 'underwriting')
    .map(({ page, issue: { key, name } }) => ({ page, key, name }));
}

const refused = (page: string, issue?: Issue): Failure =>
  new Failure('245000030', { params: { page, ...(issue && { name: issue.name, key: issue.key }) } });
