import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdsFacts, recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { scenariosIn, type Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { afterConfirmation, afterLookups, nextConfirmation } from '#machines/flow/pending.ts';
import { isAsked } from '#machines/flow/question.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { flows } from '#machines/flows/index.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { anyNext } from '#test/model/validEvents.ts';

const folder = new URL('../../machines/flows/scenarios/', import.meta.url);
const all = readdirSync(folder).flatMap((file) =>
  scenariosIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);

const longest = 40;
const nexts = new Map<string, ReturnType<typeof anyNext>>();

/** Answers that pass, with what is known of a case in their place. */
const over = (answered: unknown, known: unknown): unknown => {
  if (known === undefined) return answered;
  if (Array.isArray(answered) && Array.isArray(known)) return answered.map((one, at) => over(one, known[at]));
  if (!isRecord(answered) || !isRecord(known)) return known;
  return Object.fromEntries(Object.entries(answered).map(([name, one]) => [name, over(one, known[name])]));
};

/** A report walked from page to page in a case, all else answered at random by a number; undefined where the two do not go together. */
const walked = (flow: AnyFlow, { facts }: Scenario, number: number): ClaimDetail | undefined => {
  const nextOn = nexts.getOrInsertComputed(flow.code, () => anyNext(flow));
  const known = recordFromFacts(flow.subject, facts);
  let record: object = { ...flow.known };
  for (let at = 0; at < longest; at++) {
    const { firstIncomplete: page } = situationOf(flow, record);
    if (page.submits || page.next.length === 0)
      return holdsFacts(flow.subject, record, facts) ? record : undefined;
    const next = nextOn(page, record, number + at);
    if (!next) return undefined;
    const answers = Object.fromEntries(
      Object.entries(next.answers).map(([name, one]) => [name, over(one, Reflect.get(known, name))]),
    );
    const asked = pendingRecord({ flow, claim: record, configuration }, page.code, answers, { force: false });
    let pending = afterLookups(asked, next.found ?? {});
    for (let one = nextConfirmation(pending); one; one = nextConfirmation(pending))
      pending = afterConfirmation(pending, one, one.yes);
    record = pending.claim;
  }
  return undefined;
};

/** What is promised of a case and is not so in a report, each by the name of the promise. */
const brokenIn = (flow: Flow, { expect: promised }: Scenario, record: ClaimDetail): readonly string[] => {
  const situation = situationOf(flow, record);
  const met = situation.walked.filter((page) => !skippedWith(page, situation.read));
  const asked = met.flatMap((page) =>
    page.questions.filter((question) => isAsked(question, page.subject.factsIn(record, rowsOf(page)))),
  );
  const has = {
    pages: met.map(({ code, record: of }) => of ?? code),
    asked: asked.filter(({ isDisplayOnly }) => !isDisplayOnly).map(({ ask }): string => ask),
    documents: documentsFor(flow, record).required,
  };
  const { required, optional } = documentsFor(flow, record);
  const lacks = (some: readonly string[] = [], of: readonly string[]) =>
    some.filter((one) => !of.includes(one));
  const finds = (some: readonly string[] = [], of: readonly string[]) =>
    some.filter((one) => of.includes(one));
  return [
    ...lacks(promised.pages, has.pages),
    ...finds(promised.notPages, has.pages),
    // Questions of rows are asked where a row is.
    ...lacks(
      promised.asked?.filter((path) => !path.includes('[]') && !path.includes('.')),
      has.asked,
    ),
    ...finds(promised.notAsked, has.asked),
    ...lacks(promised.documents, has.documents),
    ...finds(promised.notDocuments, [...required, ...optional]),
  ];
};

const wanted = 3;
const most = 40;

/** A few reports of a case. */
const reportsOf = (flow: Flow, scenario: Scenario): readonly ClaimDetail[] => {
  const reports: ClaimDetail[] = [];
  for (let at = 0; at < most && reports.length < wanted; at++)
    reports.push(...[walked(flow, scenario, at * 17)].flatMap((one) => one ?? []));
  return reports;
};

// An age stands for two days long ago, on which no page leads on.
const untried = ['childInjury'];

test.each(all.filter(({ key }) => !untried.includes(key)))(
  'what we promise is so in reports that are walked: $name.cs',
  (scenario) => {
    const flow = flows.find(({ code }) => code === scenario.flow);
    if (!flow) throw new Error(`Nobody has a flow ${scenario.flow}.`);
    const reports = reportsOf(flow, scenario);
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.map((report) => brokenIn(flow, scenario, report))).toEqual(reports.map(() => []));
  },
);
