import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { walk } from '../../machines/flow/walk.ts';
import { askedOn } from './askedOn.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Gives what a page leaves as it is: answers it could ask for and does not, because of what is answered there, and that another
 * page on the way does ask. Passing the page again must not lose them.
 *
 * @param flow the flow
 * @param page the page that is left
 * @param claim the claim on arrival
 * @param answers what was answered on the page
 * @returns those answers of the claim
 */
export function answersElsewhere(flow: Flow, page: Page, claim: ClaimDetail, answers: Answers): Answers {
  const after = { ...claim, ...answers };
  const isAsked = (on: Page, name: string) =>
    name in on.answers.shape &&
    askedOn(flow.claimType, on, after).some((question) => /^\w+/.exec(question)?.[0] === name);
  const others = walk(flow, claim).filter((other) => other !== page && other.rows === undefined);
  return Object.fromEntries(
    Object.entries(claim).filter(
      ([name]) =>
        name in page.answers.shape && !isAsked(page, name) && others.some((other) => isAsked(other, name)),
    ),
  );
}
