import type { Browser, Locator, Page } from 'playwright';
import { claimBefore } from '#test/browser/journeys/journey.ts';
import { causedOf } from '#test/browser/journeys/caused.ts';
import { Report } from '#test/browser/report.ts';
import { limits } from '#machines/claim/limits.ts';
import { median, type Figure } from './figure.ts';
import { keystrokes } from './keystrokes.ts';
import { onPhone, press, slowDown } from './phonePage.ts';

const visits = 2;
const keys = 10;
const turns = 3;
/** One more is added. */
const things = limits.damagedThings - 1;

/** The page of damaged things, opened at the page before it. */
interface ThingsPage {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
  readonly add: Locator;
  /** What is damaged, in the row that is added. */
  readonly description: Locator;
}

interface Times {
  readonly open: number[];
  readonly add: number[];
  readonly key: number[];
  readonly errors: number[];
  readonly corrected: number[];
}

const parts = {
  open: 'open',
  add: 'add',
  key: 'key to paint',
  errors: 'errors of Continue',
  corrected: 'key to paint after errors',
} satisfies Record<keyof Times, string>;

/** A page of thirty damaged things on a slow phone, and the same without any library but React. */
export async function thingFigures(browser: Browser, ours: string, floor: string): Promise<Figure[]> {
  const application = noTimes();
  const bare = noTimes();
  for (let visit = 0; visit < visits; visit += 1) {
    await onPhone(browser, ours, async (page) => measure(await openOurs(page), application));
    await onPhone(browser, floor, async (page) => measure(await openFloor(page), bare));
  }
  return (['open', 'add', 'key', 'errors', 'corrected'] as const).map((part) => ({
    what: `30 damaged things: ${parts[part]}`,
    unit: 'ms',
    ours: median(application[part]),
    floor: median(bare[part]),
    wanted: 'at most 1.2 x',
  }));
}

const noTimes = (): Times => ({ open: [], add: [], key: [], errors: [], corrected: [] });

async function openOurs(page: Page): Promise<ThingsPage> {
  const journey = causedOf(12);
  const report = new Report(page, 'cs');
  report.variant = journey.variant;
  await report.begin({
    ...claimBefore(journey, 'injuredParty[0]'),
    injuredParties: [
      {
        injured: {
          personKind: 'NATURAL',
          fullName: 'Eva Malá',
          email: 'eva.mala@example.cz',
          addressChoice: 'UNKNOWN',
        },
        damageKinds: ['THING'],
        damagedThings: Array.from({ length: things }, (_, row) => ({
          description: `Bedna ${row}`,
          price: 1000,
        })),
      },
    ],
  });
  await report.arrive();
  await report.button('start:resume.action').click();
  await report.expectOn('injuredParty[0]');
  await report.goBack();
  await report.expectOn('causedDamage');
  return {
    page,
    next: report.forward(),
    previous: report.button('common:action.back'),
    add: page.locator('[data-add]'),
    description: page.locator(`[name="injuredParties[0].damagedThings[${things}].description"]`),
  };
}

async function openFloor(page: Page): Promise<ThingsPage> {
  await page.goto(`/floor.html?page=2&things=${things}`);
  return {
    page,
    next: page.getByText('Continue'),
    previous: page.getByText('Back'),
    add: page.locator('[data-add]'),
    description: page.locator(`[name=description${things}]`),
  };
}

async function measure({ page, next, previous, add, description }: ThingsPage, times: Times): Promise<void> {
  await slowDown(page);
  for (let turn = 0; turn < turns; turn += 1) {
    times.open.push(await press(next));
    await add.waitFor();
    if (turn < turns - 1) await press(previous);
  }
  times.add.push(await press(add, '[data-row]'));
  await description.waitFor();
  times.key.push(...(await keystrokes(description, keys)));
  await description.fill('');
  times.errors.push(await press(next, '[aria-invalid=true]'));
  times.corrected.push(...(await keystrokes(description, keys)));
}
