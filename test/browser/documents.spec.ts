import type { Locator, Page } from 'playwright/test';
import type { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { picture, screenshotFile, textFile, type PickedFile } from './support/files.ts';
import { hold } from './support/hold.ts';
import { lateParts } from './support/lateParts.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';
import { writtenPdf } from '#test/writtenPdf.ts';

const megabyte = 1024 * 1024;
// In two parts, so that this source is no test virus itself.
const testVirus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const place = ({ page }: Report): Locator =>
  page.getByRole('main').locator('section:has(input[type=file]):not(:has(section))').first();

const pick = async (report: Report, ...files: PickedFile[]): Promise<void> => {
  const chooser = report.page.waitForEvent('filechooser');
  await place(report)
    .getByRole('button', { name: report.say('common:files.choose') })
    .click();
  await (await chooser).setFiles(files);
};

const row = (report: Report, name: string): Locator =>
  place(report).getByRole('listitem').filter({ hasText: name });

/** Holds files on their way until the function it gives is called. */
const holdUploads = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route('**/documents', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};

test('several files go up as they are picked, and check-your-answers lists them', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  await pick(report, picture('zepredu.jpg'), picture('zezadu.jpg'), picture('detail.jpg', 300_000));
  for (const name of ['zepredu.jpg', 'zezadu.jpg', 'detail.jpg']) {
    await expect(row(report, name)).toContainText(report.say('common:files.uploaded'));
  }
  await report.goOn();
  await report.expectOn('summary');
  await expect(page.getByText('zepredu.jpg')).toBeVisible();
  const { documents } = await report.stored();
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['detail.jpg', 'zepredu.jpg', 'zezadu.jpg']);
});

test('a file on its way shows how far it is and can be called off', async ({ report, page }) => {
  await openAt(report, 'documents');
  const letGo = await holdUploads(page);
  await pick(report, picture('velka.jpg', 2 * megabyte));
  await expect(row(report, 'velka.jpg').getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: report.say('common:files.cancel', { name: 'velka.jpg' }) }).click();
  await expect(row(report, 'velka.jpg').getByRole('progressbar')).toBeHidden();
  letGo();
  await page.unrouteAll({ behavior: 'wait' });
  expect((await report.stored()).documents).toEqual([]);
});

test('sending waits for files still on their way, says how many, and goes on by itself', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  const letGo = await holdUploads(page);
  await pick(report, picture('velka.jpg', 2 * megabyte));
  await report.goOn();
  await report.expectOn('summary');
  await answerPage(report, 'summary');
  const dialog = report.dialog('filesMoving');
  await expect(dialog).toContainText('velka.jpg');
  await expect(dialog).toContainText(report.say('dialogs:filesMoving.count', { arrived: 0, all: 1 }));
  await expectAccessible(page);
  letGo();
  await report.expectOn('finalised');
  const { state, documents } = await report.stored();
  expect([state, documents.map(({ name }) => name)]).toEqual(['FINAL', ['velka.jpg']]);
});

test('a file that broke off is told before sending, and may be sent after the report', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'documents');
  await page.route('**/documents', (route) => route.abort(), { times: 1 });
  await pick(report, picture('pad.jpg'));
  await report.goOn();
  await report.expectOn('summary');
  await expect(page.getByText(report.say('shared:leftFiles.title', { count: 1 }))).toBeVisible();
  await answerPage(report, 'summary');
  await expect(report.dialog('filesFailed')).toContainText('pad.jpg');
  await report.answerDialog('filesFailed', 'confirm');
  await report.expectOn('finalised');
  expect((await report.stored()).documents).toEqual([]);
  await page.getByText(report.say('shared:leftFiles.title', { count: 1 })).click();
  await page.getByRole('button', { name: report.say('common:files.retry', { name: 'pad.jpg' }) }).click();
  await expect(page.getByText(report.say('shared:leftFiles.title', { count: 1 }))).toBeHidden();
  await expect
    .poll(async () => (await report.stored()).documents.map(({ name }) => name))
    .toEqual(['pad.jpg']);
});

test('files that did not get through take no room from those that do', async ({ report }) => {
  await openAt(report, 'documents');
  await pick(report, ...Array.from({ length: 20 }, (_, number) => textFile(`film${number}.mov`, 'x')));
  await expect(row(report, 'film19.mov')).toBeVisible();
  await pick(report, ...Array.from({ length: 20 }, (_, number) => picture(`foto${number + 1}.jpg`)));
  await expect(row(report, 'foto20.jpg')).toContainText(report.say('common:files.uploaded'));
});

test('files that cannot be taken are refused before they are sent, each with its reason', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents')) sent.push(request.url());
  });
  const types = 'JPG, JPEG, PDF, TIF, TIFF, BMP, DOC, DOCX, XLS, XLSX';
  const long = `${'a'.repeat(190)}.jpg`;
  const refused = [
    [textFile('pocitac.exe', 'MZ'), 'GCL-FE-0006', { types }],
    [textFile('prazdny.pdf', ''), 'GCL-FE-0004', {}],
    [
      { ...picture('obrovsky.pdf', 10 * megabyte + 1), mimeType: 'application/pdf' },
      'GCL-FE-0003',
      { fileLimit: 10 },
    ],
    [picture(long), 'GCL-FE-0007', { maxName: 190 }],
  ] as const;
  await pick(report, ...refused.map(([file]) => file));
  for (const [{ name }, code, values] of refused) {
    await expect(row(report, name)).toContainText(report.say(`failures:${code}.text`, { name, ...values }));
  }
  expect(sent).toEqual([]);
});

test('a PNG goes up as a JPEG, and one that cannot be opened says so and stays until it is taken away', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  await pick(report, screenshotFile('obrazovka.png'), textFile('rozbity.webp', 'no picture'));
  await expect(row(report, 'obrazovka.jpg')).toContainText(report.say('common:files.uploaded'));
  const said = report.say('failures:PICTURE_UNREADABLE.text', { name: 'rozbity.webp' });
  await expect(row(report, 'rozbity.webp')).toContainText(said);
  await pick(report, picture('dalsi.jpg'));
  await expect(row(report, 'dalsi.jpg')).toContainText(report.say('common:files.uploaded'));
  await expect(row(report, 'rozbity.webp')).toContainText(said);
  const { documents } = await report.stored();
  expect(documents.map(({ name, type }) => [name, type])).toEqual([
    ['obrazovka.jpg', 'image/jpeg'],
    ['dalsi.jpg', 'image/jpeg'],
  ]);
  await page
    .getByRole('button', { name: report.say('common:files.remove', { name: 'rozbity.webp' }) })
    .click();
  await expect(row(report, 'rozbity.webp')).toBeHidden();
});

test('more files than a claim can have are refused', async ({ report }) => {
  await openAt(report, 'documents');
  await pick(report, ...Array.from({ length: 21 }, (_, number) => picture(`foto${number + 1}.jpg`)));
  await expect(row(report, 'foto21.jpg')).toContainText(
    report.say('failures:GCL-FE-0001.text', { maxFiles: 20 }),
  );
  await expect(row(report, 'foto20.jpg')).toContainText(report.say('common:files.uploaded'));
});

test('what the service finds wrong with a file is said beside it', async ({ report, complaints }) => {
  complaints.expect(/status of 4/);
  await openAt(report, 'documents');
  await pick(
    report,
    textFile('virus.pdf', testVirus),
    textFile('prejmenovany.jpg', '%PDF-1.4 not a picture'),
  );
  await expect(row(report, 'virus.pdf')).toContainText(report.say('failures:245000031.text'));
  await expect(row(report, 'prejmenovany.jpg')).toContainText(report.say('failures:245000033.text'));
  await pick(report, picture('jednou.jpg'));
  await expect(row(report, 'jednou.jpg')).toContainText(report.say('common:files.uploaded'));
  await pick(report, { ...picture('jednou.jpg'), name: 'podruhe.jpg' });
  await expect(row(report, 'podruhe.jpg')).toContainText(report.say('failures:245000016.text'));
});

test('a file that broke off is sent again on a press', async ({ report, page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'documents');
  await page.route('**/documents', (route) => route.abort(), { times: 1 });
  await pick(report, picture('pad.jpg'));
  await expect(row(report, 'pad.jpg')).toContainText(
    report.say('failures:GCL-FE-0005.text', { name: 'pad.jpg' }),
  );
  await page.getByRole('button', { name: report.say('common:files.retry', { name: 'pad.jpg' }) }).click();
  await expect(row(report, 'pad.jpg')).toContainText(report.say('common:files.uploaded'));
});

test('a file is removed only after a question', async ({ report, page }) => {
  await openAt(report, 'documents');
  await pick(report, picture('omyl.jpg'));
  const remove = page.getByRole('button', { name: report.say('common:files.remove', { name: 'omyl.jpg' }) });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: report.say('common:files.removeTitle') });
  await dialog.getByRole('button', { name: report.say('common:files.keep') }).click();
  await expect(row(report, 'omyl.jpg')).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: report.say('common:action.remove'), exact: true }).click();
  await expect(row(report, 'omyl.jpg')).toBeHidden();
  await expect.poll(async () => (await report.stored()).documents).toEqual([]);
});

test('files stay with the claim across a reload', async ({ report, page }) => {
  await openAt(report, 'documents');
  await pick(report, picture('zustane.jpg'));
  await expect(row(report, 'zustane.jpg')).toContainText(report.say('common:files.uploaded'));
  await page.reload();
  await report.expectOn('documents');
  await expect(row(report, 'zustane.jpg')).toContainText(report.say('common:files.uploaded'));
});

test('what was added is looked at before and after sending, also after a reload', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  const protocol = { ...textFile('protokol.pdf', writtenPdf('Protokol o nehode', 'Druhy list')) };
  await pick(report, protocol, picture('zepredu.jpg'));
  await expect(row(report, 'zepredu.jpg')).toContainText(report.say('common:files.uploaded'));
  await page.reload();
  await report.expectOn('documents');
  await row(report, 'protokol.pdf').getByRole('button', { name: 'protokol.pdf', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'protokol.pdf' });
  await expect(viewer.getByText('Protokol o nehode')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await report.goOn();
  await report.expectOn('summary');
  await page.getByRole('button', { name: 'zepredu.jpg' }).click();
  await expect(page.getByRole('img', { name: 'zepredu.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  await page.reload();
  await report.expectOn('finalised');
  const small = page.getByRole('listitem').filter({ hasText: 'zepredu.jpg' }).locator('img');
  await expect(small).toHaveJSProperty('naturalWidth', 1);
  await report.button('shared:finalised.preview').click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/2026CAR/)
      .last(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a reload in the middle loses nothing: what was on its way goes up by itself', async ({
  report,
  page,
}) => {
  await openAt(report, 'documents');
  page.on('dialog', (dialog) => void dialog.accept());
  const release = await hold(page, '**/documents');
  await pick(report, picture('jede.jpg', 300_000), picture('ceka.jpg'), picture('dalsi.jpg'));
  await expect(row(report, 'dalsi.jpg')).toBeVisible();
  release();
  await page.reload();
  await report.expectOn('documents');
  for (const name of ['jede.jpg', 'ceka.jpg', 'dalsi.jpg']) {
    await expect(row(report, name)).toContainText(report.say('common:files.uploaded'));
  }
  const { documents } = await report.stored();
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['ceka.jpg', 'dalsi.jpg', 'jede.jpg']);
  await page.reload();
  await report.expectOn('documents');
  await expect(row(report, 'jede.jpg')).toHaveCount(1);
});

test('a network that is cut and comes back sends what broke off', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const parts = lateParts(page);
  await openAt(report, 'documents');
  await parts;
  await context.setOffline(true);
  await pick(report, picture('bez-site.jpg'));
  await expect(row(report, 'bez-site.jpg')).toContainText(
    report.say('failures:GCL-FE-0005.text', { name: 'bez-site.jpg' }),
  );
  await context.setOffline(false);
  await expect(row(report, 'bez-site.jpg')).toContainText(report.say('common:files.uploaded'));
});

test('twenty files on a slow network arrive before the report is sent', async ({ report, page }) => {
  await openAt(report, 'documents');
  const letGo = await holdUploads(page);
  await pick(report, ...Array.from({ length: 20 }, (_, at) => picture(`foto${at + 1}.jpg`, 50_000)));
  await report.goOn();
  await report.expectOn('summary');
  await answerPage(report, 'summary');
  await expect(report.dialog('filesMoving')).toContainText(
    report.say('dialogs:filesMoving.count', { arrived: 0, all: 20 }),
  );
  letGo();
  await report.expectOn('finalised');
  const { state, documents, result } = await report.stored();
  expect([state, documents.length, result?.documentsUploadResult]).toEqual(['FINAL', 20, 'UPLOADED_ALL']);
});

test('a missing document is added from the page after sending, also once its first try broke off', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'summary');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const line = page
    .locator('li[data-is-here]')
    .filter({ hasText: report.say('shared:finalised.documents.addOne') })
    .first();
  await page.route('**/documents', (route) => route.abort(), { times: 1 });
  const chooser = page.waitForEvent('filechooser');
  await line.getByRole('button').click();
  await (await chooser).setFiles([picture('pad.jpg')]);
  const retry = page.getByRole('button', { name: report.say('common:files.retry', { name: 'pad.jpg' }) });
  await retry.click();
  await expect(line).toContainText(report.say('shared:finalised.documents.isHere'));
  await expect(line.getByRole('button')).toBeVisible();
  await expectAccessible(page);
  const { documents } = await report.stored();
  expect(documents.map(({ name }) => name)).toEqual(['pad.jpg']);
});
