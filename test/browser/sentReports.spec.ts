import { writtenText } from '#machines/claim/writing/plainText.ts';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { look } from './support/look.ts';
import { picture } from './support/files.ts';
import { codeIn, linkIn } from './support/outbox.ts';
import { Report } from './report.ts';
import { coreKey, expect, test } from './support/statusTest.ts';
import { phone } from './support/viewports.ts';
import { answerPage, openAt } from './walkAccident.ts';

const list = '/hlaseni/nonlife/car/rozpracovana-hlaseni';

const home = '/hlaseni/nonlife/car';

test('what was sent is come back to on another device by the link of its confirmation, and what is asked for is sent there', async ({
  report,
  browser,
  service,
  language,
  complaints,
}) => {
  complaints.expect(/status of 40/);
  await openAt(report, 'summary');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const { result, detail } = await report.stored();
  const claimNumber = result?.claimsData[0]?.claimNumber ?? '';
  const email = String(Object(detail['reporter'])['email']);
  const asks = [{ askId: 'a', kind: 'DOCUMENT', documentType: 'INVOICE', due: '2099-12-04' }];
  const { status } = await fetch(`${service.url}/export/status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coreKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ statusId: randomUUID(), claimNumber, at: '2026-11-20T12:00:01Z', asks }),
  });
  expect(status).toBe(200);
  const link = await linkIn(report.page.context(), claimNumber);

  const context = await browser.newContext({ ...phone, baseURL: service.url });
  const other = new Report(await context.newPage(), language);
  await other.page.goto(service.url + link);
  await expect(other.heading()).toHaveText(other.say('identify:show.title'));
  await expectAccessible(other.page);
  expect(other.page.url()).not.toContain('#');
  await other.fields.type('identifyEmail', email);
  await other.button('identify:sendEmail').click();
  await other.fields.type('identifyCode', await codeIn(context, email));
  await other.button('identify:code.confirm').click();
  await expect(other.page).toHaveURL(`${home}/dokonceno`);
  await expect(other.heading()).toHaveText(other.say('shared:finalised.progress.WAITING.title'));
  await look(other, 'sent.waiting');

  await other.page.goto(list);
  await expect(other.heading()).toHaveText(other.say('drafts:sent.title'));
  const row = other.page.getByRole('main').getByRole('listitem').filter({ hasText: claimNumber });
  await expect(row).toContainText(other.say('shared:finalised.progress.WAITING.title'));
  await look(other, 'sent.list');
  await other.speak('en');
  await expectNoOverflow(other.page);
  await other.speak(language);
  await row.getByRole('button').click();
  await expect(other.page).toHaveURL(`${home}/dokonceno`);
  await expect(other.heading()).toHaveText(other.say('shared:finalised.progress.WAITING.title'));

  await other.page
    .getByRole('link', { name: other.say('shared:finalised.documents.add') })
    .first()
    .click();
  await expect(other.page.locator('[data-folded="claimNumber"]')).toContainText(
    writtenText('claimNumber', claimNumber),
  );
  await other.goOn();
  // The contact that was shown by a code is known.
  await other.fields.type('reporter.fullName', 'Jana Nováková');
  await other.fields.type('reporter.tel', '777123456');
  await other.goOn();
  await other.answerDialog('confirmReporterContacts', 'confirm');
  const chooser = other.page.waitForEvent('filechooser');
  await other.button('common:files.choose').click();
  await (await chooser).setFiles(picture('faktura.jpg'));
  await expect(other.page.getByText(other.say('common:files.uploaded'))).toBeVisible();
  await other.button('shared:documents.send').click();
  await expect(other.heading()).toHaveText(other.say('shared:finalised.UPLOAD.title'));
  await expect(other.page.getByText(claimNumber)).toBeVisible();
  await context.close();

  // In the browser that sent it the link opens at once.
  await report.page.goto(service.url + link);
  await expect(report.heading()).toHaveText(report.say('shared:finalised.progress.WAITING.title'));
});

test('a link that is worth nothing says so, with a way on', async ({ report, page, complaints }) => {
  complaints.expect(/status of 40/);
  await page.goto(`${home}/stav#${'k'.repeat(22)}`);
  await expect(report.heading()).toHaveText(report.say('drafts:status.gone.title'));
  await expect(page.getByRole('link', { name: report.say('drafts:findElsewhere') })).toBeVisible();
  await look(report, 'sent.gone');
});
