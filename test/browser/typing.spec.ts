import { expect, test } from './support/reportTest.ts';
import { openAt } from './walkAccident.ts';

test('a reload in the middle of typing restores the page that was not saved', async ({ report, page }) => {
  await openAt(report, 'reporter');
  await report.fields.type('reporter.fullName', 'Jana Nováková');
  await report.fields.box('reporter.email').pressSequentially('jana.nov');
  await page.reload();
  await report.expectOn('reporter');
  await expect(page.getByText(report.say('dialogs:restoredTyping.title'))).toBeVisible();
  await expect(report.fields.box('reporter.fullName')).toHaveValue('Jana Nováková');
  await expect(report.fields.box('reporter.email')).toHaveValue('jana.nov');
  await expect(report.fields.box('reporter.tel')).toHaveValue('');
});

test('what was restored can be thrown away @long', async ({ report, page }) => {
  await openAt(report, 'bankData');
  await page.goto('/hlaseni/nonlife/car/ohlasovatel');
  await report.fields.type('reporter.fullName', 'Někdo Jiný');
  await page.reload();
  await expect(report.fields.box('reporter.fullName')).toHaveValue('Někdo Jiný');
  await report.button('dialogs:restoredTyping.refuse').click();
  await expect(report.fields.box('reporter.fullName')).toHaveValue('Jana Nováková');
});

test('answers typed before the claim exists survive a reload, too', async ({ report, page }) => {
  await report.arrive();
  await report.enter('car');
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await report.fields.choose('eventFamily', 'POVPOJ');
  await report.fields.tickSome('eventKinds.POVPOJ', ['POVPOJ_GLASS'], 'eventKinds');
  await page.reload();
  await report.expectOn('chooseEvent');
  const glass = report.say('fields:eventKinds.options.POVPOJ_GLASS');
  await expect(page.getByRole('checkbox', { name: glass, exact: true })).toBeChecked();
});

test('the language switched in the middle of typing loses nothing', async ({ report, page }) => {
  await openAt(report, 'event');
  await report.fields.choose('damageCause', '130');
  await report.fields.type('incidentDescription', 'Ráno jsem našla promáčknuté dveře.');
  await report.unfold('countryScope');
  await report.fields.choose('countryScope', 'ABROAD');
  await report.fields.suggest('country', 'rak', 'Rakousko');
  for (const title of ['Ako a kde sa to stalo?', 'How and where did it happen?']) {
    await report.speak(title.startsWith('Ako') ? 'sk' : 'en');
    await expect(report.heading()).toHaveText(title);
  }
  await expect(page.getByRole('textbox').first()).toHaveValue('Ráno jsem našla promáčknuté dveře.');
  await expect(page.locator('input[name=damageCause][value="130"]')).toBeChecked();
  await expect(page.locator('input[name=countryScope][value=ABROAD]')).toBeChecked();
  await expect(page.locator('input[name=country]')).toHaveValue('AT');
});

test('what was typed on a page waits there while the reporter looks at the page before @long', async ({
  report,
}) => {
  await openAt(report, 'event');
  await report.fields.type('incidentPlace', 'Tábor, Pražská 3');
  await report.goBack();
  await report.expectOn('bankData');
  await report.goOn();
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Tábor, Pražská 3');
});

test('what was typed a moment before Back of the browser waits on its page', async ({ report, page }) => {
  await openAt(report, 'event');
  await report.goBack();
  await report.expectOn('bankData');
  await report.goOn();
  await report.expectOn('event');
  await report.goBack();
  await report.expectOn('bankData');
  await report.fields.type('accountNumber', '123457', 'bankContact.accountNumber');
  await page.goBack();
  await report.expectOn('event');
  await report.goBack();
  await report.expectOn('bankData');
  await expect(report.fields.box('accountNumber', 'bankContact.accountNumber')).toHaveValue('123457');
});
