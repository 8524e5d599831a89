import { situationOf } from '#machines/flow/situation.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { inRows, isWithin } from '#machines/subject/path.ts';
import type { Impact } from '#machines/flow/pending.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { rowsOf } from '#machines/flow/page.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { nameOfRow } from '#machines/flow/rows.ts';

/** An answer that is dropped: its field and, for a list, the row (from 0) with the name it is known by. */
export interface DroppedAnswer {
  readonly name: string;
  readonly row?: number;
  readonly who?: string | undefined;
}

/** The dropped answers of one page; those that no page asks have no page. */
export interface DroppedGroup {
  readonly page: Page | undefined;
  readonly answers: readonly DroppedAnswer[];
}

/**
 * The dropped answers by the page they were given on, in the order of the flow. A list whose rows have a page each is listed row
 * by row.
 */
export const droppedGroups = (
  flow: Flow,
  before: ClaimDetail,
  { answers }: Pick<Impact, 'answers'>,
): readonly DroppedGroup[] => {
  const { walked } = situationOf(flow, before);
  const found = answers.map((path) => ({
    page: pageAsking(walked, path),
    answers: partsOf(flow, path, before),
  }));
  const pages = [...new Set(found.map(({ page }) => page))];
  return pages
    .toSorted((one, other) => place(walked, one) - place(walked, other))
    .map((page) => ({
      page,
      answers: found.flatMap((part) => (part.page === page ? part.answers : [])),
    }));
};

/** The page that asks for an answer; the page that shows a whole list counts for all of its rows. */
const pageAsking = (walked: readonly Page[], path: string): Page | undefined => {
  const asking = walked.filter(
    (page) =>
      page.rows?.list === path || page.questions.some(({ ask }) => isPartOf(inRows(ask, rowsOf(page)), path)),
  );
  return asking.find((page) => page.row === undefined) ?? asking[0];
};

const isPartOf = (question: string, path: string) =>
  question === path || isWithin(question, path) || isWithin(path, question);

const partsOf = (flow: Flow, name: string, claim: ClaimDetail): readonly DroppedAnswer[] => {
  const rows = flow.pages.find((page) => page.rows?.list === name)?.rows;
  const list = rows && claim[rows.list];
  return list ? list.map((_, row) => ({ name, row, who: nameOfRow(rows, claim, row) })) : [{ name }];
};

const place = (walked: readonly Page[], page: Page | undefined) =>
  page === undefined ? walked.length : walked.indexOf(page);
