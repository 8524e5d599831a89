import { situationOf } from '#machines/flow/situation.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { check, isBlocking, type Issue } from '#machines/subject/issues/issue.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { answersOn } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { holds } from '#machines/subject/rule.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Flag } from '#server/store/assessment.ts';

/**
 * The findings for an underwriter on the pages these answers lead through. The pages are checked as their forms check them.
 *
 * @throws Failure 245000030 with the page, field and key of the first answer that is missing or wrong, with what the dialog before
 *   sending asks and nobody agreed to, or with the page where the flow ends before the claim may be sent
 */
export function checkWalk(flow: Flow, claim: ClaimDetail): readonly Flag[] {
  const { walked } = situationOf(flow, claim);
  const findings = walked.flatMap((page) =>
    check(answersSchema(page, claim), answersOn(page, claim)).issues.map((issue) => ({
      page: page.code,
      issue,
    })),
  );
  const blocking = findings.find(({ issue }) => isBlocking(issue.severity));
  if (blocking) throw refused(blocking.page, blocking.issue);
  const sending = walked.find((page) => page.submits);
  if (!sending) throw refused(walked.at(-1)?.code ?? flow.start);
  const [unsaid] = notAgreedTo(sending, claim);
  if (unsaid !== undefined) throw refused(sending.code, { name: unsaid, key: 'required' });
  return findings
    .filter(({ issue }) => issue.severity === 'underwriting')
    .map(({ page, issue: { key, name } }) => ({ page, key, name }));
}

/** What the dialogs before sending ask to be agreed to and the claim does not hold. */
const notAgreedTo = ({ confirm }: Page, claim: ClaimDetail): readonly string[] =>
  confirm
    .filter(({ when }) => holds(when, factsIn(claim)))
    .flatMap(({ yes = {} }) => Object.entries(yes))
    .flatMap(([name, agreed]) => (valueAt(claim, name) === agreed ? [] : [name]));

const refused = (page: string, issue?: Pick<Issue, 'name' | 'key'>): Failure =>
  new Failure('245000030', { params: { page, ...(issue && { name: issue.name, key: issue.key }) } });
