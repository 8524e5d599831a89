import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Consequences } from '../../machines/flow/consequences.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { walk } from '../../machines/flow/walk.ts';
import { isFixedAnswer } from '../../machines/flows/car/fixedAnswers.ts';

/** An answer that falls: its field, and of a list the row, from 0, with the name it goes by. */
export interface FallingAnswer {
  readonly name: string;
  readonly row?: number;
  readonly who?: string | undefined;
}

/** The answers that fall of one page; those no page asks stand without one. */
export interface FallingGroup {
  readonly page: Page | undefined;
  readonly answers: readonly FallingAnswer[];
}

/**
 * Takes a flow, the claim before a change and what the change does; gives the answers that fall by the page they were given
 * on, in the order of the way; what was never asked is left out. A list whose rows have a page each falls row by row.
 */
export const fallingGroups = (
  flow: Flow,
  before: ClaimDetail,
  { answers }: Pick<Consequences, 'answers'>,
): readonly FallingGroup[] => {
  const walked = walk(flow, before);
  const found = answers
    .filter((name) => !isFixedAnswer(name, before))
    .map((name) => ({ page: pageAsking(walked, name), answers: rowsOf(name, before) }));
  const pages = [...new Set(found.map(({ page }) => page))];
  return pages
    .toSorted((one, other) => place(walked, one) - place(walked, other))
    .map((page) => ({
      page,
      answers: found.flatMap((part) => (part.page === page ? part.answers : [])),
    }));
};

/** The page that shows a list whole stands for all of its rows. */
const pageAsking = (walked: readonly Page[], name: string): Page | undefined => {
  const [field = ''] = name.split(/[.[]/);
  const asking = walked.filter((page) => field in page.answers.shape);
  return asking.find((page) => page.row === undefined) ?? asking[0];
};

const rowsOf = (name: string, { injuredParties }: ClaimDetail): readonly FallingAnswer[] =>
  name === 'injuredParties' && injuredParties
    ? injuredParties.map((party, row) => ({
        name,
        row,
        who: party?.injured?.fullName ?? party?.injured?.companyName,
      }))
    : [{ name }];

const place = (walked: readonly Page[], page: Page | undefined) =>
  page === undefined ? walked.length : walked.indexOf(page);
