import { getPage } from '#machines/flow/compile.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { notFound } from '#machines/flow/machine/pages.ts';
import { walkedRegions } from '#test/flow/machine/walkedRegions.ts';
import { wrongBacks } from './backs.ts';
import { beginnings } from './beginnings.ts';
import { greedyCover, pastSkippable, transitionsOf, walkedBy } from './cover.ts';
import { circlesIn, shadowedIn } from './endings.ts';
import { endsWhereItSends, lackedFiles } from './lackedFiles.ts';
import { modelPaths, type ModelPath } from './modelPaths.ts';
import { standInMachine, standInModel } from './standAt.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { describeSeen } from './seen.ts';
import { startedOver, takenBack, wrongAddresses } from './moves.ts';
import { neverTaken } from './neverTaken.ts';
import { casesOf, few, isThorough } from './thorough.ts';
import { givenThird, thirdAnswersOf } from './thirdAnswers.ts';
import { walkMachine, walkModel } from './replay.ts';
import type { Whole } from './whole.ts';
import { wanderer } from './wander.ts';

const lastOf = ({ pages }: ModelPath) => pages.at(-1) ?? '';
const inWords = ({ pages }: ModelPath) => pages.join(' > ');

/**
 * What must hold of every flow on the machine that it runs on, as tests.
 *
 * @param unseen transitions that the model does not tell from others, because what decides about them is known further on only
 */
export const describeFlow = (flow: AnyFlow, whole: Whole, unseen: readonly string[] = []) => {
  // By hand a flow begins with a link or with what is known otherwise, and with both on CI.
  const begun = beginnings(flow, casesOf(1, Infinity));
  const paths = modelPaths(flow, { begun });
  const { inspect, left } = walkedRegions();
  describeSeen(flow, paths);

  test('never leads to the not-found page by valid answers', () => {
    expect(paths.filter((path) => lastOf(path) === notFound).map(inWords)).toEqual([]);
  });

  test('reaches every page', () => {
    const reached = new Set(paths.map(lastOf));
    expect(flow.instances.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([]);
  });

  test('is stored with whatever its pages, lookups and dialogs answer, and follows from that', () => {
    for (const { claim } of paths) {
      const { given, kept } = whole.stored(claim);
      expect(kept).toEqual(given);
    }
  });

  test('takes every transition, by a few ways the whole machine goes as well', async () => {
    const cover = greedyCover([...transitionsOf(flow), ...pastSkippable(flow)], paths);
    const walked = new Set(cover.flatMap(walkedBy));
    expect(transitionsOf(flow).filter((transition) => !walked.has(transition))).toEqual(unseen);
    for (const path of few(cover, 4))
      expect(await walkMachine(flow, whole, path, inspect)).toEqual(walkModel(flow, path));
  });

  test('keeps a reporter on the way who goes back and answers otherwise as often as they like', () => {
    const wander = wanderer(flow);
    const moves = fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 60 });
    const lost = fc.check(
      fc.property(moves, (numbers) => wander(numbers).every((page) => !page.endsWith('lost'))),
      { seed: 20261120, numRuns: Math.min(casesOf(2, 12), flow.instances.length) },
    );
    expect(lost.counterexample?.map(wander)).toBe(undefined);
  });

  test('ends for every combination of facts', () => {
    expect(circlesIn(flow)).toEqual([]);
  });

  test('has no transition that another one always goes before', () => {
    expect(shadowedIn(flow)).toEqual([]);
  });

  test('opens again wherever a reporter can stand, and Back leads from there to its first page', () => {
    const stand = standInModel(flow);
    const ends = new Map(paths.map((path) => [JSON.stringify([lastOf(path), path.claim]), path]));
    const lost = few([...ends.values()], 4).flatMap((path) => {
      const { opened, first } = stand(path);
      return opened === lastOf(path) && first === getPage(flow, flow.start).code
        ? []
        : [{ way: inWords(path), opened, first }];
    });
    expect(lost).toEqual([]);
  });

  test('lets every page be left by Back and opened by its address, in the whole machine', () => {
    const onePerPage = new Map(paths.map((path) => [lastOf(path), path]));
    for (const [page, path] of few([...onePerPage], 3)) {
      const { isSent, ...seen } = standInMachine(flow, whole, path, inspect);
      const first = isSent ? page : getPage(flow, flow.start).code;
      expect(seen).toEqual({ opened: page, first, returned: page });
    }
  });

  /** A way to each page, of which a run by hand tries a few. */
  const ways = [...new Map(paths.map((path) => [lastOf(path), path])).values()].filter(
    ({ claim, pages }) => pages.at(-1) !== situationOf(flow, claim).final?.code,
  );
  const fewWays = few(ways, Math.max(1, Math.floor(ways.length / 6)));
  const walked = { flow, whole, inspect };

  test('opens by its address each page that the way has come by, and no other', () => {
    expect(fewWays.flatMap((path) => wrongAddresses(walked, path))).toEqual([]);
  });

  test('goes Back from every page to the one that Continue has just left', () => {
    expect(ways.flatMap(wrongBacks(flow))).toEqual([]);
  });

  test('does what the third answers of its dialogs say', async () => {
    let left = thirdAnswersOf(flow);
    const wrong = [];
    for (const path of paths) {
      if (!left.some((place) => place.startsWith(`${lastOf(path)} `))) continue;
      const given = await givenThird(walked, path, left);
      left = left.filter((place) => !given.some((one) => one.place === place));
      wrong.push(...given.filter((one) => one.wrong !== undefined));
    }
    expect([wrong, left]).toEqual([[], []]);
  });

  // Records of the sales application have no files.
  const sending = paths.find((path) => endsWhereItSends(flow, path));
  if (whole.hasFiles === true && sending)
    test('waits for files where it sends, and goes on or back as the reporter says', async () => {
      const page = lastOf(sending);
      const sent = `${getPage(flow, page).next[0]} sent`;
      expect(await lackedFiles(walked, sending)).toEqual({
        asked: `${page} awaitingFiles`,
        refused: `${page} idle`,
        waiting: `${page} awaitingFiles`,
        arrived: sent,
        without: sent,
      });
    });

  test('is started over from every page once that is agreed to, and not before', async () => {
    for (const path of fewWays) {
      const { seen, wanted } = await startedOver(walked, path);
      expect(seen).toEqual(wanted);
    }
  });

  test('takes back whole whatever a change has made fall', async () => {
    const wrong = [];
    const every = Math.max(1, Math.floor(ways.length / casesOf(3, 8)));
    for (const path of ways.filter((_, at) => at % every === 0))
      wrong.push(...(await takenBack(walked, path)).wrong);
    expect(wrong).toEqual([]);
  });

  // A few ways leave some.
  if (isThorough)
    test('leaves no transition between its pages untaken', () => {
      expect(left(whole.machine, ['page']).filter((name) => !neverTaken(flow, name))).toEqual([]);
    });
};
