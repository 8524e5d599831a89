import type { Known } from '#machines/subject/facts.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Confirmation, Names } from '#machines/flow/page.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { clearedByFound, clearedLines, followingLines } from './description/consequences.ts';
import { factWalks, type FactWalk } from './factWalks.ts';
import { checkText, questionLines } from './questionText.ts';
import { documentsOf, type Documented } from './rulesOf.ts';
import { ruleText } from './ruleText.ts';

/**
 * A flow as text for reading and for diffs: the documents it wants and what follows from answers; every page with its path, step, saving,
 * questions, what falls when they are answered otherwise, checks, lookups, dialogs, rule and transitions; and a few walks that take
 * every transition, each named by the facts that lead along it. The same flow always gives the same text.
 */
export const snapshotText = (flow: Documented): string =>
  [
    [
      headText(flow),
      ...documentLines(flow),
      ...followingLines(flow).map((text) => `  follows ${text}`),
      ...clearedByFound(flow).map((text) => `  clears ${text}`),
    ].join('\n'),
    ...flow.pages.map((page) => pageText(page, flow.pages.find(isAskedAlike(page)))),
    ...factWalks(flow).map((walk) => walkText(flow, walk)),
    '',
  ].join('\n\n');

const headText = ({ code, home, start }: AnyFlow): string => `${code} at ${home}, begins on ${start}`;

const documentLines = (flow: Documented): readonly string[] => [
  ...documentsOf(flow).rows.flatMap(({ when, required, optional }) => [
    ...(required.length > 0 ? [`  wants ${required.join(', ')}${whenText(when)}`] : []),
    ...(optional.length > 0 ? [`  helps ${optional.join(', ')}${whenText(when)}`] : []),
  ]),
  ...documentsOf(flow).byAnswer.map(
    (document) => `  makes ${document.code} ${document.is}${whenText(document.when)}`,
  ),
];

/** True when the pages of the rows of a list ask the same. */
const isAskedAlike =
  ({ questions }: AnyPage) =>
  (page: AnyPage): boolean =>
    questions.length > 0 && page.questions === questions;

const pageText = (page: AnyPage, first: AnyPage | undefined): string =>
  [
    `${page.code}  ${page.path}`,
    `  step ${page.step}, ${page.saves ? 'saves' : 'no save'}${page.submits ? ', sends' : ''}`,
    ...line('view', page.view === page.code ? [] : [page.view]),
    ...line('row', page.row === undefined ? [] : [`${page.row}`]),
    ...recordText(page),
    ...(first && first !== page
      ? [`  asks like ${first.code}`]
      : [
          ...page.questions.flatMap(questionLines).map(indented),
          ...clearedLines(page).map((text) => `  clears ${text}`),
        ]),
    ...page.checks.map(checkText).map(indented),
    ...line('enter', page.canEnter ? [ruleText(page.canEnter)] : []),
    ...(page.skipped ?? []).map(({ when, answers }) => `  skip with ${namesIn(answers)}${whenText(when)}`),
    ...page.needs.map(({ need, when }) => `  needs ${need}${whenText(when)}`),
    ...page.lookups.map(({ call, when }) => `  looks up ${call}${whenText(when)}`),
    ...page.confirm.map((confirmation) => indented(confirmationText(confirmation))),
    ...line('next', page.next),
  ].join('\n');

const recordText = ({ rows, each }: AnyPage): readonly string[] => {
  if (!each) return [];
  return rows && each.count
    ? [`  record of each of ${rows.list}, at most ${rows.max}, counted by ${each.count.fact}`]
    : [`  record of whichever the address names as ${each.param}`];
};

const confirmationText = ({ dialog, when, yes, other }: Confirmation<Names>): string =>
  [
    `confirms ${dialog}${whenText(when)}`,
    ...(yes ? [`yes adds ${namesIn(yes)}`] : []),
    ...(other && 'adds' in other ? [`other adds ${namesIn(other.adds)}`] : []),
    ...(other && 'corrects' in other ? [`other corrects ${namesIn(other.corrects)}`] : []),
    ...(other && 'discards' in other ? ['other discards'] : []),
  ].join('; ');

const namesIn = (answers: object) => Object.keys(answers).join(', ');

const walkText = (flow: AnyFlow, { facts, steps: walked }: FactWalk): string =>
  [
    `walk ${
      Object.entries(facts)
        .map(([name, value]) => `${name} ${valueText(value)}`)
        .join(', ') || 'of nothing known'
    }`,
    ...flow.steps.flatMap((step) =>
      line(
        step,
        walked.flatMap(({ page }) => (page.step === step ? [page.code] : [])),
      ),
    ),
  ].join('\n');

const valueText = (value: Known) => [value].flat().join(' ');

const whenText = (when: Rule | undefined) => (when ? ` when ${ruleText(when)}` : '');

const indented = (text: string) => `  ${text}`;

const line = (name: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`  ${name} ${words.join(', ')}`];
