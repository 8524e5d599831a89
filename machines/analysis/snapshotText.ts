import type { Known } from '#machines/subject/facts.ts';
import { steps } from '#machines/claim/steps.ts';
import type { Flow as AnyFlow } from '#machines/flow/flow.ts';
import type { Confirmation, Names, Page } from '#machines/flow/page.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { factWalks, type FactWalk } from './factWalks.ts';
import { checkText, questionLines } from './questionText.ts';
import { ruleText } from './ruleText.ts';

/**
 * A flow as text for reading and for diffs: the documents it wants; every page with its path, step, saving, questions, checks,
 * lookups, dialogs, rule and transitions; and a few walks that take every transition, each named by the facts that lead along it.
 * The same flow always gives the same text.
 */
export const snapshotText = (flow: Flow): string =>
  [
    pagesText(flow, documentLines(flow)),
    ...factWalks(flow).map((walk) => `${walkText(flow, walk)}\n\n`),
  ].join('');

/** The same of a flow about any subject, without walks: which facts go together is known of a claim alone. */
export const pagesText = <N extends Names>(flow: AnyFlow<N>, more: readonly string[] = []): string =>
  [[headText(flow), ...more].join('\n'), ...pageTexts(flow), ''].join('\n\n');

const pageTexts = <N extends Names>({ pages }: AnyFlow<N>): readonly string[] =>
  pages.map((page) => pageText(page, pages.find(isAskedAlike(page))));

const headText = ({ code, home, start }: Pick<AnyFlow<Names>, 'code' | 'home' | 'start'>): string =>
  `${code} at ${home}, begins on ${start}`;

const documentLines = ({ documents: { rows, byAnswer } }: Flow): readonly string[] => [
  ...rows.flatMap(({ when, required, optional }) => [
    ...(required.length > 0 ? [`  wants ${required.join(', ')}${whenText(when)}`] : []),
    ...(optional.length > 0 ? [`  helps ${optional.join(', ')}${whenText(when)}`] : []),
  ]),
  ...byAnswer.map((document) => `  makes ${document.code} ${document.is}${whenText(document.when)}`),
];

/** True when the pages of the rows of a list ask the same. */
const isAskedAlike =
  <N extends Names>({ questions }: Page<N>) =>
  (page: Page<N>): boolean =>
    questions.length > 0 && page.questions === questions;

const pageText = <N extends Names>(page: Page<N>, first: Page<N> | undefined): string =>
  [
    `${page.code}  ${page.path}`,
    `  step ${page.step}, ${page.saves ? 'saves' : 'no save'}${page.submits ? ', sends' : ''}`,
    ...line('view', page.view === page.code ? [] : [page.view]),
    ...line('row', page.row === undefined ? [] : [`${page.row}`]),
    ...recordText(page),
    ...(first && first !== page
      ? [`  asks like ${first.code}`]
      : page.questions.flatMap(questionLines).map(indented)),
    ...page.checks.map(checkText).map(indented),
    ...line('enter', page.canEnter ? [ruleText(page.canEnter)] : []),
    ...page.needs.map(({ need, when }) => `  needs ${need}${whenText(when)}`),
    ...page.lookups.map(({ call, when }) => `  looks up ${call}${whenText(when)}`),
    ...page.confirm.map((confirmation) => indented(confirmationText(confirmation))),
    ...line('next', page.next),
  ].join('\n');

const recordText = <N extends Names>({ rows, each }: Page<N>): readonly string[] => {
  if (!each) return [];
  return rows && each.count
    ? [`  record of each of ${rows.list}, at most ${rows.max}, counted by ${each.count.fact}`]
    : [`  record of whichever the address names as ${each.param}`];
};

const confirmationText = <N extends Names>({ dialog, when, yes, other }: Confirmation<N>): string =>
  [
    `confirms ${dialog}${whenText(when)}`,
    ...(yes ? [`yes adds ${namesIn(yes)}`] : []),
    ...(other && 'adds' in other ? [`other adds ${namesIn(other.adds)}`] : []),
    ...(other && 'corrects' in other ? [`other corrects ${namesIn(other.corrects)}`] : []),
    ...(other && 'discards' in other ? ['other discards'] : []),
  ].join('; ');

const namesIn = (answers: object) => Object.keys(answers).join(', ');

const walkText = (flow: Flow, { facts, steps: walked }: FactWalk): string =>
  [
    `walk ${
      Object.entries(facts)
        .map(([name, value]) => `${name} ${valueText(value)}`)
        .join(', ') || 'of nothing known'
    }`,
    ...steps[flow.flowType].flatMap((step) =>
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
