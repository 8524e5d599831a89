import { getPage } from '#machines/flow/compile.ts';
import type { Page as Window } from 'playwright/test';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page as FlowPage } from '#machines/report/claimFlow.ts';
import { flows } from '#machines/flows/index.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/inspectionTest.ts';
import { test as closedTest } from './support/reportTest.ts';
import { wordsOf } from './support/words.ts';
import { answerPage, openAt } from './walkAccident.ts';

const say = wordsOf('cs');
const english = wordsOf('en');
const frameOf = (window: Window) => window.frameLocator('iframe');
const headingIn = (window: Window) => frameOf(window).getByRole('heading', { level: 1 });

/** The headings that a page of a flow may have. */
const titleOf = ({ claimType, flowType }: Flow, { view, row = 0 }: FlowPage) =>
  say(
    [`${flowType}.title`, 'title'].flatMap((key) => [`${claimType}:${view}.${key}`, `shared:${view}.${key}`]),
    { number: row + 1 },
  );

/** The first page of a flow and one from its middle. */
const twoOf = (flow: Flow) => [flow.start, flow.pages[Math.floor(flow.pages.length / 2)]?.code ?? ''];

/** Everything this browser keeps about anybody. */
const keptBy = (window: Window) =>
  window.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** A line with views of its own, and the pages of documents and of questions, which are those of every line. */
const shown = flows.filter(
  ({ flowType, claimType }) => claimType === 'life' || (claimType === 'car' && flowType === 'DRAFT'),
);

test.describe('the inspection shows', () => {
  for (const flow of shown) {
    test(`two pages of ${flow.code} as the reporter sees them`, async ({ page }) => {
      for (const code of twoOf(flow)) {
        await page.goto(`/inspect/${flow.code}?page=${code}&tab=preview`);
        const title = titleOf(flow, getPage(flow, code));
        await expect(headingIn(page)).toHaveText(title);
        await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectAccessible(page);
      }
    });
  }

  test('a page in another language, appearance and window', async ({ page }) => {
    await page.goto('/inspect/car.DRAFT?page=theft&tab=preview');
    await page.getByRole('combobox', { name: say('inspect:preview.language') }).selectOption('en');
    await expect(headingIn(page)).toHaveText(english('car:theft.title'));
    await page.getByRole('combobox', { name: say('inspect:preview.scheme') }).selectOption('dark');
    await expect(frameOf(page).locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('combobox', { name: say('inspect:preview.width') }).selectOption('desktop');
    await expect(page.locator('iframe')).toHaveAttribute('width', '1280');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test('who goes on in a preview takes the inspection along; nothing is sent or kept', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/inspect/car.DRAFT?page=documents&tab=preview');
  await expect(headingIn(page)).toHaveText(say('shared:documents.title'));
  const kept = await keptBy(page);
  const inside = frameOf(page).locator('body');
  await inside.getByRole('button', { name: say('common:action.continue'), exact: true }).click();
  await expect(page).toHaveURL(/page=summary&tab=preview$/);
  await inside.getByText(say('common:action.more')).click();
  await inside.getByRole('button', { name: say('common:action.discard') }).click();
  await inside
    .getByRole('dialog')
    .getByRole('button', { name: say('dialogs:discard.confirm') })
    .click();
  await expect(headingIn(page)).toHaveText(say('shared:documents.title'));
  expect([sent, await keptBy(page)]).toEqual([[], kept]);
});

test('a report in another tab is followed on the chart, frozen, and its facts taken over', async ({
  page,
  context,
  report,
}) => {
  await openAt(report, 'bankData');
  const inspection = await context.newPage();
  await inspection.goto('/inspect/car.DRAFT?view=follow');
  const lit = inspection.locator('[data-lit=A][role=button][aria-pressed=true]');
  await inspection.getByRole('button', { name: new RegExp(`^${say('inspect:live.follow')}`) }).click();
  await expect(lit).toHaveAccessibleName(new RegExp(`^${report.nameOf('bankData')}`));

  await page.bringToFront();
  await answerPage(report, 'bankData');
  await report.expectOn('event');
  await inspection.bringToFront();
  await expect(lit).toHaveAccessibleName(new RegExp(`^${report.nameOf('event')}`));
  await expectAccessible(inspection);

  await inspection.getByRole('button', { name: say('inspect:live.freeze') }).click();
  await page.bringToFront();
  await answerPage(report, 'event');
  await report.expectOn('circumstances');
  await inspection.bringToFront();
  await expect(lit).toHaveAccessibleName(new RegExp(`^${report.nameOf('event')}`));
  await inspection.getByRole('button', { name: say('inspect:live.resume') }).click();
  await expect(lit).toHaveAccessibleName(new RegExp(`^${report.nameOf('circumstances')}`));
  await expect(
    inspection
      .getByText(say('inspect:live.refused'))
      .or(inspection.getByText(say('inspect:live.taken')))
      .first(),
  ).toBeVisible();

  await inspection.getByRole('button', { name: say('inspect:live.take') }).click();
  await expect(inspection).toHaveURL(/eventKinds=HAVNEHODA/);
  const detail = JSON.stringify((await report.stored()).detail);
  const shown = await inspection.locator('main').innerText();
  const typed = ['Jana Nováková', 'jana.novakova@example.cz'];
  expect(typed.map((words) => [detail.includes(words), shown.includes(words)])).toEqual(
    typed.map(() => [true, false]),
  );
});

closedTest(
  'where the inspection is closed a report tells nobody of itself',
  async ({ page, context, report }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const other = await context.newPage();
    await other.goto('/version.json');
    await other.evaluate(() => {
      const heard = new BroadcastChannel('hlaska.live');
      heard.addEventListener('message', () => document.documentElement.setAttribute('data-heard', 'true'));
    });
    await page.bringToFront();
    await openAt(report, 'bankData');
    await answerPage(report, 'bankData');
    await report.expectOn('event');
    expect(loaded.filter((url) => /openLive|Inspect|Preview/.test(url))).toEqual([]);
    await expect(other.locator('html')).not.toHaveAttribute('data-heard', 'true');
  },
);
