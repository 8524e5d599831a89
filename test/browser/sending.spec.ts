import { writtenText } from '#machines/claim/writing/plainText.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const finalize = '**/finalize?*';

test('a double click on Send makes one claim', async ({ report, page }) => {
  await openAt(report, 'summary');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/finalize')) sent.push(request.url());
  });
  await report.forward('summary').dblclick();
  await report
    .dialog('finaliseNonLife')
    .getByRole('button', { name: report.say('dialogs:finaliseNonLife.confirm'), exact: true })
    .dblclick();
  await report.expectOn('finalised');
  expect(sent).toHaveLength(1);
});

test('when the answer to sending never comes, the page finds out by itself and shows the one claim number', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'summary');
  let sendings = 0;
  await page.route(finalize, async (route) => {
    sendings += 1;
    await route.fetch();
    await route.abort('timedout');
  });
  await answerPage(report, 'summary');
  await expect(report.dialog('sendingUnsure')).toBeVisible();
  await report.expectOn('finalised');
  const { state, result } = await report.stored();
  expect({ state, sendings }).toEqual({ state: 'FINAL', sendings: 1 });
  await expect(page.getByRole('main')).toContainText(result?.claimsData[0]?.claimNumber ?? 'none');
});

test('a claim that never arrived is sent again, once', async ({ report, page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'summary');
  await page.route(finalize, (route) => route.abort('timedout'), { times: 1 });
  await answerPage(report, 'summary');
  await expect(report.dialog('sendingUnsure')).toBeVisible();
  await report.expectOn('finalised');
  expect((await report.stored()).state).toBe('FINAL');
});

test('the last page survives a reload and an address kept for later @long', async ({ report, page }) => {
  await openAt(report, 'summary');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const address = page.url();
  await page.reload();
  await report.expectOn('finalised');
  await page.goto('/');
  await page.goto(address);
  await report.expectOn('finalised');
});

test('from the last page another report begins, empty @long', async ({ report, page }) => {
  await openAt(report, 'summary');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  await page.getByText(report.say('shared:finalised.more')).click();
  await report.button('shared:finalised.another').click();
  await report.expectOn('index');
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await expect(report.fields.group('eventFamily').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('nothing is sent before the dialog has said what sending agrees to', async ({ report }) => {
  await openAt(report, 'summary');
  await report.goOn('summary');
  const dialog = report.dialog('finaliseNonLife');
  await expect(dialog.getByRole('listitem')).toHaveText([
    report.say('fields:truthfulness.label'),
    `${report.say('fields:dataProcessingConsent.label')}${report.say('fields:dataProcessingConsent.hint')}`,
  ]);
  await report.answerDialog('finaliseNonLife', 'refuse');
  const { state, detail } = await report.stored();
  expect([state, detail['truthfulness'], detail['dataProcessingConsent']]).toEqual([
    'DRAFT',
    undefined,
    undefined,
  ]);
});

test(
  'documents and questions know the claim they come from, and no address says it',
  { tag: '@long' },
  async ({ report, page }) => {
    await openAt(report, 'summary');
    await answerPage(report, 'summary');
    await report.expectOn('finalised');
    const { detail, result } = await report.stored();
    const claimNumber = result?.claimsData[0]?.claimNumber ?? 'none';
    for (const way of ['shared:finalised.documents.add', 'shared:finalised.ask']) {
      await page.getByRole('link', { name: report.say(way), exact: true }).click();
      await expect(report.heading()).toHaveText(report.say('shared:claimIdentification.title'));
      await expect(page.locator('[data-folded="claimNumber"]')).toContainText(
        writtenText('claimNumber', claimNumber),
      );
      const day = String(detail['incidentDate']).split('-').toReversed().join('.');
      await expect(page.locator('[data-folded="incidentDate"]')).toContainText(day);
      expect([page.url(), await page.title()].filter((text) => text.includes(claimNumber))).toEqual([]);
      await page.goBack();
      await report.expectOn('finalised');
    }
  },
);
