import { openDetails } from '#test/browser/answers/details.ts';
import { daysAgo } from './support/daysAgo.ts';
import { everyLook } from './support/everyLook.ts';
import { picture, textFile } from './support/files.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/reportTest.ts';
import { claimOnArrival } from './accident.ts';
import { answerPage, openAt } from './walkAccident.ts';

everyLook((folder) => {
  test.beforeEach(({ complaints }) => complaints.expect(/Failed to load resource|Unable to preload/));

  test('a draft to go on with', async ({ report }) => {
    await report.begin(claimOnArrival('event'));
    await report.arrive();
    await expect(report.button('start:resume.action')).toBeVisible();
    await look(report, `${folder}/states/resume`);
  });

  test('a page that was not found', async ({ report, page }) => {
    await report.arrive();
    await page.goto('/neznama-adresa');
    await look(report, `${folder}/states/notFound`);
  });

  for (const code of ['reporter', 'event', 'circumstances', 'damagedParts', 'damageExtent', 'inspection']) {
    test(`a refused Continue on ${code}`, async ({ report, page }) => {
      await openAt(report, code);
      await report.goOn();
      await expect(page).toHaveTitle(new RegExp(`^${report.say('common:errorTitle', { title: '' })}`));
      await look(report, `${folder}/states/${code}.wrong`);
    });
  }

  test('a vehicle to describe by hand, and an address that was refused', async ({ report, page }) => {
    await openAt(report, 'vehicle');
    await report.fields.type('contactSearch', '1AB 2345');
    await report.fields.type('incidentDate', daysAgo(500).typed);
    await report.goOn();
    await look(report, `${folder}/states/vehicleNotFound`);
    await report.answerDialog('vehicleNotFound', 'confirm');
    await report.expectOn('vehicleData');
    await look(report, `${folder}/states/vehicleData`);
    await page.goto('/hlaseni/nonlife/car/souhrn');
    await report.expectOn('vehicleData');
    await look(report, `${folder}/states/refusedAddress`);
  });

  test('a company as the insured', async ({ report }) => {
    await openAt(report, 'bankData');
    await report.button('shared:foundVehicle.other').click();
    await report.expectOn('person');
    await report.fields.choose('insured.personKind', 'LEGAL');
    await openDetails(report);
    await report.fields.choose('insured.addressChoice', 'ABROAD');
    await look(report, `${folder}/states/company`);
  });

  test('a calendar and a list of suggestions', async ({ report, page }) => {
    await openAt(report, 'vehicle');
    await page
      .getByRole('button', { name: new RegExp(`^${report.say('common:date.openCalendar')}`) })
      .click();
    await expect(page.getByRole('grid')).toBeVisible();
    await look(report, `${folder}/states/calendar`);
  });

  test('files that are with the claim and files that are not', async ({ report, page }) => {
    await openAt(report, 'documents');
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: report.say('common:files.choose') })
      .first()
      .click();
    await (
      await chooser
    ).setFiles([picture('zepredu.jpg'), textFile('virus.exe', 'MZ'), textFile('prazdny.pdf', '')]);
    await expect(page.getByText(report.say('common:files.uploaded'))).toBeVisible();
    await look(report, `${folder}/states/files`);
  });

  test('a failure, and a save that waits for the network', async ({ report, page, context }) => {
    await openAt(report, 'event');
    await context.setOffline(true);
    await answerPage(report, 'event');
    await expect(report.dialog('offline')).toBeVisible();
    await look(report, `${folder}/states/offline`);
    await context.setOffline(false);
    await report.expectOn('circumstances');
    await page.route('**/self-inspection', (route) => route.fulfill({ status: 500 }));
    await answerPage(report, 'circumstances');
    await answerPage(report, 'damagedParts');
    await answerPage(report, 'damageExtent');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(report, `${folder}/states/failure`);
  });

  test('answers that would fall, leaving, and a session about to end', async ({ report, page }) => {
    await page.clock.install();
    await openAt(report, 'summary');
    await report.change('chooseEvent');
    await page
      .getByRole('radio', { name: report.say('fields:eventKinds.options.HAVSKLA'), exact: true })
      .check();
    await report.goOn();
    await look(report, `${folder}/states/answersFall`);
    await report.answerDialog('answersFall', 'refuse');
    await report.moreOptions();
    await report.button('common:action.discard').click();
    await look(report, `${folder}/states/discard`);
    await report.answerDialog('discard', 'refuse');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor('27:30');
    await expect(report.dialog('sessionExpiring')).toBeVisible();
    await look(report, `${folder}/states/sessionExpiring`);
  });
});
