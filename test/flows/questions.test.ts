import { describe, expect, test } from 'vitest';
import { clearedBy } from '#machines/claim/dependents.ts';
import { twinOf } from '#machines/claim/derived/eventDay.ts';
import { followingTable } from '#machines/claim/derived/followingTable.ts';
import { ClaimEventType } from '#machines/claim/codes/life.ts';
import { RiskCode } from '#machines/claim/enums.ts';
import { readsOf } from '#machines/claim/facts.ts';
import { lookups } from '#machines/claim/lookups.ts';
import { isWithin } from '#machines/subject/path.ts';
import { findSchema } from '#test/claim/schemaAt.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { controlFor, ruleOf, type Question } from '#machines/flow/question.ts';
import { factsOf } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { flows } from '#machines/flows/index.ts';

type Confirmation = Page['confirm'][number];

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

const rulesOf = ({ canEnter, lookups: uses, confirm, needs, questions }: Page): readonly Rule[] =>
  [
    canEnter,
    ...[...uses, ...confirm, ...needs].map(({ when }) => when),
    ...withRows(questions).flatMap(({ when, optional, only = [] }) => [
      when,
      optional === true ? undefined : optional,
      ...only.map(ruleOf),
    ]),
  ].flatMap((rule) => rule ?? []);

/** The day of every event under its other name. */
const twins = RiskCode.options.flatMap((appliedRiskId) =>
  ClaimEventType.options.flatMap((claimEventType) => twinOf({ appliedRiskId, claimEventType }) ?? []),
);

/** What follows from other answers, and what is known before the first page. */
const derived = [
  'riskFlow',
  'kindByLink',
  'lane.event',
  'consequentClaimRequest',
  'vehicleRouting',
  'injuredParties',
  ...twins,
];
/** What the card of the vehicle found says where it is another one, or somebody else is insured. */
const corrected = ['vehicleRefused', 'insuredIsOther', 'homeIsOther'];

/** Everything that a claim of a flow may come to know. */
const knownIn = ({ pages }: Flow): readonly string[] => [
  ...derived,
  ...corrected,
  ...pages.flatMap(({ questions, lookups: uses, confirm }) => [
    ...withRows(questions)
      .filter(({ isDisplayOnly }) => !isDisplayOnly)
      .map(({ ask }) => ask),
    ...uses.flatMap(({ call }) => lookups[call].tells),
    ...confirm.flatMap(answeredBy),
  ]),
];

/** What the answers of a dialog add to the claim or correct in it. */
const answeredBy = ({ yes, other }: Confirmation): readonly string[] =>
  Object.keys({
    ...yes,
    ...(other && 'adds' in other && other.adds),
    ...(other && 'corrects' in other && other.corrects),
  });

const isKnown = (known: readonly string[], path: string) =>
  known.some((one) => one === path || isWithin(path, one) || isWithin(one, path));

const knownAnywhere = flows.flatMap(knownIn);

describe.each(flows)('the questions of $code', (flow) => {
  const pages: readonly Page[] = flow.instances;
  const known = knownIn(flow);
  const questions = pages.flatMap((page) => withRows(page.questions));
  const asked = questions.filter(({ isDisplayOnly }) => !isDisplayOnly);

  test('are each asked in some way', () => {
    expect(asked.filter((question) => controlFor(question) === undefined)).toEqual([]);
  });

  test('about rows of a list stand within that list', () => {
    const strange = questions.flatMap(({ ask, rows = [] }) =>
      rows.filter((row) => !row.ask.startsWith(`${ask}[].`)).map((row) => row.ask),
    );
    expect(strange).toEqual([]);
  });

  test('are asked once on a page, or never at the same time', () => {
    const twice = pages.flatMap((page) => {
      const all = withRows(page.questions).filter(({ isDisplayOnly }) => !isDisplayOnly);
      const several = [...Map.groupBy(all, ({ ask }) => ask).values()].filter((same) => same.length > 1);
      return several.flat().filter(({ when }) => when === undefined);
    });
    expect(twice).toEqual([]);
  });

  test('that another answer makes needless have that answer somewhere', () => {
    const strange = asked.flatMap(({ or }) => (or !== undefined && !isKnown(known, or) ? [or] : []));
    expect(strange).toEqual([]);
  });

  test('that settle themselves have rules to do it by', () => {
    const settling = asked.filter(({ autoAnswers }) => autoAnswers === true);
    expect(settling.filter(({ only = [] }) => only.length === 0)).toEqual([]);
  });

  test('that few have anything to say to may be left out and stand last, below others', () => {
    const lists = pages.flatMap(({ questions: own }) => [own, ...withRows(own).map(({ rows = [] }) => rows)]);
    const withDetails = lists.filter((list) => list.some(({ isDetail }) => isDetail));
    expect(withDetails.flat().filter(({ isDetail, optional }) => isDetail && optional === undefined)).toEqual(
      [],
    );
    expect(withDetails.filter(([first]) => first?.isDetail)).toEqual([]);
    const others = withDetails.flatMap((list) => list.slice(list.findIndex(({ isDetail }) => isDetail)));
    expect(others.filter(({ isDetail }) => !isDetail)).toEqual([]);
  });

  test('that are only told are answered by a lookup, a dialog or a part of what is asked', () => {
    const told = questions.filter(({ isDisplayOnly }) => isDisplayOnly === true).map(({ ask }) => ask);
    expect(told.filter((path) => !isKnown(known, path))).toEqual([]);
  });

  // A page that several lines share goes by what any of them asks.
  test('and the pages go by nothing that nobody asks and no lookup tells', () => {
    const followed = new Set<string>(followingTable.flatMap((row) => ('answer' in row ? [row.answer] : [])));
    const read = pages.flatMap(rulesOf).flatMap((rule) => [...factsOf(rule)].flatMap(readsOf));
    // What follows from answers nobody is asked. The address tells the claim type, and the browser whether the
    // contact is that of an earlier report.
    const begun = new Set<string>(['claimType', 'contactHanded']);
    const told = [...new Set(read)].filter((path) => !begun.has(path) && !followed.has(path));
    expect(told.filter((path) => !isKnown(knownAnywhere, path))).toEqual([]);
  });

  test('and what is checked together is answered somewhere', () => {
    const read = pages.flatMap(({ checks }) => checks.flatMap(({ reads }) => reads));
    expect([...new Set(read)].filter((path) => !isKnown(known, path))).toEqual([]);
  });
});

test('a lookup tells nothing but what a claim has', () => {
  const told = Object.values(lookups).flatMap(({ tells }) => tells);
  expect(told.filter((path) => findSchema(path) === undefined)).toEqual([]);
});

test('what changes and makes others untrue is known in some flow', () => {
  expect(Object.keys(clearedBy).filter((path) => !isKnown(knownAnywhere, path))).toEqual([]);
});
