import { expect, test } from './support/reportTest.ts';
import { daysAgo } from './support/daysAgo.ts';

test('the first pages are answered by keyboard alone', async ({ report, page }) => {
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let stop = 0; stop < 40; stop += 1) {
      await keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) > 0 && (await accessibleName(focused)).startsWith(name)) return;
    }
    throw new Error(`The tab key does not come to ${name}.`);
  };
  const accessibleName = (focused: ReturnType<typeof page.locator>) =>
    focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const [label] = labels.map(({ textContent }) => textContent);
      const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
      // A hard space is a space.
      return name.replaceAll('\u00a0', ' ').trim();
    });

  await report.arrive();
  await tabTo(report.say('common:skipToContent'));
  await keyboard.press('Enter');
  await tabTo(report.say('start:lines.car.title'));
  await keyboard.press('Enter');
  await report.expectOn('index');
  await tabTo(report.say('shared:index.begin'));
  await keyboard.press('Enter');
  await report.expectOn('chooseEvent');
  await tabTo(report.say('fields:eventKinds.options.HAVNEHODA'));
  await keyboard.press('Enter');
  await report.expectOn('reporter');
  await tabTo(`${report.say('common:action.change')}: ${report.say('fields:reporterRole.label')}`);
  await keyboard.press('Enter');
  await expect(
    report.fields
      .group('reporterRole')
      .getByRole('radio', { name: report.say('fields:reporterRole.options.INSURED') }),
  ).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(report.say('fields:reporter.fullName.label'));
  await keyboard.type('Jana Nováková');
  await tabTo(report.say('fields:reporter.email.label'));
  await keyboard.type('jana.novakova@example.cz');
  await tabTo(report.say('fields:reporter.tel.label'));
  await keyboard.type('777 123 456');
  await keyboard.press('Enter');
  await expect(report.dialog('confirmReporterContacts')).toBeVisible();
  await tabTo(report.say('dialogs:confirmReporterContacts.confirm'));
  await keyboard.press('Enter');
  await report.expectOn('vehicle');
  await tabTo(report.say('fields:contactSearch.label'));
  await keyboard.type('4ui5655');
  await tabTo(report.say('fields:incidentDate.label'));
  await keyboard.type(daysAgo(1).typed);
  await keyboard.press('Enter');
  await report.expectOn('person');
  expect((await report.stored()).detail).toMatchObject({ reporterRole: 'OTHER', vehicleFound: true });
});
