import type { Browser, Locator, Page } from 'playwright';
import { Report } from '#test/browser/report.ts';
import { openAt } from '#test/browser/walkAccident.ts';
import { median, type Figure } from './figure.ts';
import { onPhone, press, slowDown } from './phonePage.ts';

const turns = 11;
/** Rounds of Back and Next before memory is looked at first, when all that is bounded is full, and in all. */
const rounds = [220, 420] as const;

interface TwoPages {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
}

/** Next and Back between two pages that were seen before, and what many rounds of it leave behind. */
export async function turnFigures(browser: Browser, ours: string, floor: string): Promise<Figure[]> {
  const application = await onPhone(browser, ours, async (page) => {
    const report = new Report(page, 'cs');
    await openAt(report, 'reporter');
    await report.goBack();
    await report.expectOn('chooseEvent');
    return measured({ page, next: report.forward(), previous: report.button('common:action.back') });
  });
  const bare = await onPhone(browser, floor, async (page) => {
    await page.goto('/floor.html');
    await page.getByRole('radio').first().check();
    return measured({ page, next: page.getByText('Continue'), previous: page.getByText('Back') });
  });
  return [
    turn('next page, with its save', application.next, bare.next),
    turn('page back', application.back, bare.back),
    { what: 'heap after 420 rounds', unit: 'MB', ours: application.heap, floor: bare.heap },
    flat('heap kept by 200 rounds', 'kB', application.kept.heap, bare.kept.heap),
    flat('nodes kept by 200 rounds', '', application.kept.nodes, bare.kept.nodes),
    flat('listeners kept by 200 rounds', '', application.kept.listeners, bare.kept.listeners),
  ];
}

const turn = (what: string, ours: number, floor: number): Figure => ({
  what,
  unit: 'ms',
  ours,
  floor,
  wanted: 'at most 100 ms',
});

const flat = (what: string, unit: Figure['unit'], ours: number, floor: number): Figure => ({
  what,
  unit,
  ours,
  floor,
  wanted: 'flat',
});

async function measured(pages: TwoPages) {
  const { page, next, previous } = pages;
  await turnRounds(pages, rounds[0]);
  const before = await memoryOf(page);
  await turnRounds(pages, rounds[1] - rounds[0]);
  const after = await memoryOf(page);
  await slowDown(page);
  const forward: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < turns; round += 1) {
    forward.push(await press(next));
    back.push(await press(previous));
  }
  return {
    next: median(forward),
    back: median(back),
    heap: after.heap / 1e6,
    kept: {
      heap: (after.heap - before.heap) / 1000,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    },
  };
}

async function turnRounds({ next, previous }: TwoPages, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await press(next);
    await press(previous);
  }
}

/** What the page holds that nobody can throw away. */
async function memoryOf(page: Page): Promise<{ heap: number; nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (const _ of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
