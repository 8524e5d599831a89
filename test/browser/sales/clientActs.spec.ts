import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { enter } from '#test/browser/support/salesVisit.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import type { Report } from '#test/browser/report.ts';

const openPage = async (report: Report, sub: string) => {
  await enter(report, sub);
  await report.button('sales:page.operations').click();
  await expect(report.heading()).toHaveText(report.say('operations:title'));
};

test('an operator asks for a protection to be lifted of whoever has a number, and another one decides', async ({
  report,
  page,
}) => {
  const say = (key: string) => report.say(`operations:${key}`);
  const number = '7105049028';
  await openPage(report, 'U400');
  const want = async (act: string) => {
    await page.getByRole('button', { name: say(`clients.act.${act}`), exact: true }).click();
    return page.getByRole('dialog', { name: say(`act.${act}`) });
  };
  const lift = async (typed: string) => {
    const dialog = await want('LIFT');
    await dialog.getByLabel(say('fields.number.label')).fill(typed);
    await dialog.getByLabel(say('fields.actWords.label')).fill('Soud ochranu zrušil.');
    await dialog.getByRole('button', { name: say('act.propose') }).click();
  };
  const dialog = await want('LIFT');
  await dialog.getByRole('button', { name: say('act.propose') }).click();
  await expect(dialog.getByText(say('fields.number.required')).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await lift(number);
  await expect(page.getByText(say('outcome.NOT_PROTECTED'))).toBeVisible();
  await lift('9060319213');
  await expect(page.getByText(say('outcome.WAITS'))).toBeVisible();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await openPage(report, 'U410');
  const waiting = page.getByRole('listitem').filter({ hasText: say('approvals.act.LIFT') });
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await waiting.getByRole('button', { name: say('approvals.decline') }).click();
  await expect(page.getByText(say('outcome.DECLINED'))).toBeVisible();
});

test('an operator merges two records of a client, which another one approves, and hands a client over', async ({
  report,
  page,
}) => {
  const say = (key: string) => report.say(`operations:${key}`);
  await openPage(report, 'U400');
  const want = async (act: string) => {
    await page.getByRole('button', { name: say(`clients.act.${act}`), exact: true }).click();
    return page.getByRole('dialog', { name: say(`act.${act}`) });
  };
  const dialog = await want('MERGE');
  await dialog.getByRole('button', { name: say('act.propose') }).click();
  await expect(dialog.getByText(say('fields.client.gone')).first()).toBeVisible();
  await expectAccessible(page);
  const labels = { client: say('clients.gone'), into: say('fields.into.label') };
  // What is wrong leads into the box.
  await dialog.getByRole('link', { name: say('fields.client.gone') }).click();
  await expect(dialog.getByRole('textbox', { name: labels.client })).toBeFocused();
  const pick = async (name: 'client' | 'into', number: string) => {
    const box = dialog.getByRole('textbox', { name: labels[name] });
    await box.fill(number);
    await box.press('Enter');
    await dialog
      .getByRole('button', { name: new RegExp(`^${report.say('sales:pick.takeNamed', { name: '' })}`) })
      .click();
    await expect(dialog.getByText(new RegExp(`^${labels[name]}: `))).toBeFocused();
  };
  await pick('client', '9101459301');
  await dialog.getByRole('button', { name: say('clients.another') }).click();
  await expect(dialog.getByRole('textbox', { name: labels.client })).toBeFocused();
  await pick('client', '0525169403');
  await pick('into', '9101459301');
  await dialog.getByLabel(say('fields.actWords.label')).fill('Jeden člověk dvakrát.');
  await expectAccessible(page);
  await page.screenshot({ path: 'screenshots/clientActs.merge.png' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.screenshot({ path: 'screenshots/clientActs.phone.png' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: say('act.propose') }).click();
  await expect(page.getByText(say('outcome.WAITS'))).toBeVisible();
  await expect(page.getByText(say('approvals.own'))).toBeVisible();

  const over = await want('TAKE_OVER_ALL');
  await over.getByLabel(say('fields.fromAgent.label')).fill('A300');
  await over.getByLabel(say('fields.agent.label')).fill('A390');
  await over.getByLabel(say('fields.actWords.label')).fill('Marek končí.');
  await over.getByRole('button', { name: say('act.do') }).click();
  await expect(page.getByText(say('outcome.NO_AGENT'))).toBeVisible();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await openPage(report, 'U410');
  await expectAccessible(page);
  await page.screenshot({ path: 'screenshots/clientActs.approve.png', fullPage: true });
  await page.getByRole('link', { name: say('approvals.client.GONE') }).click();
  await expect(report.heading()).toHaveText('Aleš Dvacítka');
  const gone = page.url();
  await page.goBack();
  await page.getByRole('button', { name: say('approvals.approve') }).click();
  await expect(page.getByText(report.say('operations:outcome.DONE', { count: 1 }))).toBeVisible();
  await page.goto(gone);
  await expect(report.heading()).toHaveText('Ilja Čtyřicítka');
});
