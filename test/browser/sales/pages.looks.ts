import { shellFlow } from '#machines/sales/shellFlow.ts';
import { panels } from '#machines/sales/panels/panelsMachine.ts';
import { lookAtPage } from '#test/browser/paths/lookAtPage.ts';
import { picture } from '#test/browser/support/files.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { enter as enterAs } from '#test/browser/support/salesVisit.ts';
import { arrivals } from './arrivals.ts';
import { enter } from './agent.ts';
import { openReport, protocol, scan, withFiles } from './reportWithFiles.ts';

/** `PAGES=client,policy` looks at these alone. */
const pages = process.env['PAGES']?.split(',');
const isWanted = (code: string) => pages?.includes(code) ?? true;
const sizes = ['wide', 'tablet', 'phone'] as const;

for (const { code } of shellFlow.pages.filter((page) => isWanted(page.code)))
  test(`${code} of the sales application is well drawn and said in every language`, async ({
    report,
    complaints,
  }) => {
    // What has ended is refused.
    complaints.expect(/status of 401/);
    const arrive = arrivals[code];
    if (!arrive) throw new Error(`Nobody arrives at ${code}.`);
    await arrive(report);
    await expect(report.heading()).toBeVisible();
    // Parts of a page that load by themselves hide it once more meanwhile.
    await report.page.waitForLoadState('networkidle');
    await lookAtPage(report, shellFlow, { code }, sizes);
  });

for (const panel of panels.filter(isWanted))
  test(`the panel ${panel} is well drawn and said in every language`, async ({ report }) => {
    if (panel === 'assist') await enterAs(report, 'U600');
    else await enter(report, 'A100');
    await report.page.getByRole('button', { name: report.say(`sales:panel.${panel}`) }).click();
    await expect(report.page.getByRole('complementary')).toBeVisible();
    await lookAtPage(report, shellFlow, { code: 'search', name: `panel.${panel}` }, sizes);
  });

for (const file of [protocol, picture('auto.jpg'), scan].filter(({ name }) => isWanted(`document.${name}`)))
  test(`the panel of ${file.name} is well drawn and said in every language`, async ({ report }) => {
    const { page, say } = report;
    const mark = await withFiles(report, [file]);
    await enterAs(report, 'U400');
    await page.goto('/prodej/hlaseni');
    await openReport(report, mark);
    await page
      .getByRole('button', { name: say('sales:reports.file.openNamed', { name: file.name }) })
      .click();
    const panel = page.getByRole('complementary', { name: file.name });
    await expect(panel.getByRole('link', { name: /./ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await lookAtPage(report, shellFlow, { code: 'reports', name: `document.${file.name}` }, sizes);
  });

test('everybody arrives at pages that there are', () => {
  expect(Object.keys(arrivals).toSorted()).toEqual(shellFlow.pages.map(({ code }) => code).toSorted());
});
