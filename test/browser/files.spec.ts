import type { CDPSession, Locator } from 'playwright/test';
import { pdf } from '#test/server/files.ts';
import { testVirus } from '#test/server/realClamd.ts';
import type { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { picture, textFile, type PickedFile } from './support/files.ts';
import { expect, test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';
import { answerPage, openAt } from './walkAccident.ts';

const megabyte = 1024 * 1024;

const paper = (name: string, size = 0): PickedFile => ({ ...textFile(name, ''), buffer: pdf(name, size) });

const row = ({ page }: Report, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

const pick = async (report: Report, key: string, ...files: PickedFile[]): Promise<Locator> => {
  const chooser = report.page.waitForEvent('filechooser');
  await report.button(key).first().click();
  const asked = await chooser;
  const input = asked.element();
  await asked.setFiles(files);
  const [capture, accept] = await Promise.all([input.getAttribute('capture'), input.getAttribute('accept')]);
  expect([capture, accept?.includes('image/jpeg')]).toEqual([
    key.endsWith('camera') ? 'environment' : null,
    true,
  ]);
  return row(report, files[0]?.name ?? '');
};

test.describe('on a phone', () => {
  test.use(phone);

  test('a photo is taken by the camera, which is explained before the first one only', async ({
    report,
    page,
  }) => {
    await openAt(report, 'documents');
    await report.button('common:files.camera').first().click();
    const told = page.getByRole('dialog', { name: report.say('common:files.cameraTitle') });
    await expect(told).toContainText(report.say('common:files.cameraText'));
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await told.getByRole('button', { name: report.say('common:files.cameraGoOn') }).click();
    const camera = await chooser;
    expect(await camera.element().getAttribute('capture')).toBe('environment');
    await camera.setFiles(picture('IMG_0001.jpg', 300_000));
    await expect(row(report, 'IMG_0001.jpg')).toContainText(report.say('common:files.uploaded'));
    const second = await pick(report, 'common:files.camera', picture('IMG_0002.jpg', 200_000));
    await expect(second).toContainText(report.say('common:files.uploaded'));
    await expect(told).toBeHidden();
    await expectNoOverflow(page);
    const { documents } = await report.stored();
    expect(documents.map(({ name }) => name)).toEqual(['IMG_0001.jpg', 'IMG_0002.jpg']);
  });
});

/** A phone's line in the country, one on which twenty files are under way however long the pages take, or none. */
const lines = { country: 150_000, crawling: 20_000, none: 0 } as const;
const line = (network: CDPSession, of: keyof typeof lines) =>
  network.send('Network.emulateNetworkConditions', {
    offline: of === 'none',
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: lines[of],
  });

test('twenty files on a slow line, Send pressed in the middle, and the network cut: all arrive, then the report goes', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openAt(report, 'documents');
  // What the page that sends is made of is here before the line gets slow.
  await page.waitForLoadState('networkidle');
  const network = await context.newCDPSession(page);
  await line(network, 'country');
  const files = Array.from({ length: 20 }, (_, at) => paper(`list-${at + 1}.pdf`, 90_000));
  const first = await pick(report, 'common:files.choose', ...files);
  await expect(first.first()).toContainText(report.say('common:files.uploaded'));
  await line(network, 'crawling');
  await report.goOn();
  await report.expectOn('summary');
  await answerPage(report, 'summary');
  const moving = report.dialog('filesMoving');
  await expect(moving).toBeVisible();
  await line(network, 'none');
  await expect(report.dialog('filesFailed')).toBeVisible();
  await line(network, 'country');
  await expect(moving).toBeVisible();
  await expect(moving).toBeHidden({ timeout: 90_000 });
  await report.expectOn('finalised');
  const { state, documents, result } = await report.stored();
  expect([state, documents.length, result?.documentsUploadResult, result?.failedDocCount]).toEqual([
    'FINAL',
    20,
    'UPLOADED_ALL',
    undefined,
  ]);
});

test('one file is too large, one infected, one there already: each says so, and the rest is sent', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 4/);
  await openAt(report, 'documents');
  await pick(report, 'common:files.choose', paper('smlouva.pdf'));
  await expect(row(report, 'smlouva.pdf')).toContainText(report.say('common:files.uploaded'));
  await pick(
    report,
    'common:files.choose',
    paper('velka.pdf', 10 * megabyte + 1),
    { ...paper('virus.pdf'), buffer: pdf(testVirus) },
    { ...paper('smlouva.pdf'), name: 'podruhe.pdf' },
  );
  const values = { name: 'velka.pdf', fileLimit: 10 };
  const reasons = [
    ['velka.pdf', 'failures:GCL-FE-0003.text'],
    ['virus.pdf', 'failures:245000031.text'],
    ['podruhe.pdf', 'failures:245000016.text'],
  ] as const;
  for (const [name, key] of reasons) await expect(row(report, name)).toContainText(report.say(key, values));
  await expectAccessible(page);
  await report.goOn();
  await report.expectOn('summary');
  await expect(page.getByText(report.say('shared:leftFiles.title', { count: 3 }))).toBeVisible();
  for (const [name, key] of reasons)
    await expect(row(report, name).last()).toContainText(report.say(key, values));
  await answerPage(report, 'summary');
  await expect(report.dialog('filesRefused')).toContainText('virus.pdf');
  await report.answerDialog('filesRefused', 'confirm');
  await report.expectOn('finalised');
  await expect(page.getByText(report.say('shared:leftFiles.sent'))).toBeHidden();
  await page.getByText(report.say('shared:leftFiles.title', { count: 3 })).click();
  await expect(page.getByText(report.say('shared:leftFiles.sent'))).toBeVisible();
  await expect(page.getByText(report.say('shared:finalised.documents.uploaded', { count: 1 }))).toBeVisible();
  const { documents, result } = await report.stored();
  expect([documents.map(({ name }) => name), result?.documentsUploadResult, result?.failedDocCount]).toEqual([
    ['smlouva.pdf'],
    'UPLOADED_SOME',
    3,
  ]);
});
