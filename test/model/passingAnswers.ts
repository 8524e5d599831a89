import { readAnswer } from '../../machines/claim/answerPath.ts';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { answersOf, type Page } from '../../machines/flow/page.ts';
import type { Answers } from '../../machines/flow/withAnswers.ts';
import { decidingAnswers } from './alternatives.ts';
import { plainest } from './candidates.ts';
import { combinations } from './combinations.ts';
import { pathsCheckedAt } from './notedPaths.ts';
import { pathOf, repaired, withValue } from './repair.ts';

/**
 * Takes a flow; gives what gives, for a page and the claim so far, answers that its schema lets pass: one for every combination of
 * values that rules and checks of the flow read. Of a list whose rows have a page each, a page answers its own row alone.
 */
export const passingAnswers = (flow: Flow) => {
  const computed = new Map<string, readonly Answers[]>();
  return (page: Page, claim: ClaimDetail): readonly Answers[] => {
    // Which answers pass depends on the claim only by what the page's checks read of it, and by the rows of others.
    const checked = pathsCheckedAt(page).map((path) => readAnswer(claim, path.join('.')));
    const key = JSON.stringify([page.code, checked, page.rows && claim[page.rows.list]]);
    const answers = computed.get(key) ?? answersPassing(flow, page, claim);
    computed.set(key, answers);
    return answers;
  };
};

const answersPassing = (flow: Flow, page: Page, claim: ClaimDetail): readonly Answers[] => {
  const schema = answersOf(page, claim);
  const deciding = decidingAnswers(flow, page);
  const fixed = deciding.map(({ name }) => name);
  const begun = { ...plainest(page.answers), ...rowsOf(page, claim) };
  return combinations(deciding.map(({ values }) => values)).flatMap((values) => {
    const answers = values.reduce<Answers>(
      (all, value, index) => withValue(all, pathOf(fixed[index] ?? ''), value),
      begun,
    );
    const valid = repaired(schema, answers, fixed);
    return valid ? [valid] : [];
  });
};

/** The page that shows the rows sends them as they are; that of one row tells it anew. */
const rowsOf = ({ rows, row }: Page, claim: ClaimDetail): Answers => {
  if (!rows) return {};
  const list = [...(claim[rows.list] ?? [])];
  if (row !== undefined) list[row] = {};
  return { [rows.list]: list };
};
