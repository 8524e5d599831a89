import { expect } from '#test/browser/support/signInTest.ts';
import { enter as enterAs } from '#test/browser/support/salesVisit.ts';
import type { Report } from '#test/browser/report.ts';

export { find } from '#test/browser/support/salesVisit.ts';

/** Enters the sales application, and stands at the search. */
export const enter = async (report: Report, sub: string, actFor?: string): Promise<void> => {
  await enterAs(report, sub, actFor);
  await expect(report.page).toHaveURL('/prodej/klienti');
};

/** The field of the form of a client. */
export const field = ({ page }: Report, path: string) => page.locator(`[name="${path}"]`);

/** Fills in fields of the form of a client, by their paths. */
export const fill = async (report: Report, answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(answers)) await field(report, path).fill(text);
};

/** Types the address that most in these tests live at. */
export const ostrava = {
  'address.street': 'Nádražní',
  'address.buildingNumber': '27',
  'address.village': 'Ostrava',
  'address.postalCode': '702 00',
  'address.city': 'Ostrava 2',
};

/** What the papers of the car of these tests say. */
export const fillHyundai = async (report: Report): Promise<void> => {
  const { page, say } = report;
  await field(report, 'car.vin').fill('TMAZZZBBZN5000105');
  await expect(page.getByText(say('clientRecord:derived.vehicle', { name: 'Hyundai i30' }))).toBeVisible();
  await fill(report, {
    'car.registrationNumber': '5qw 0105',
    'car.technicalCertificate': 'UA123456',
    'car.door': '5',
    'car.seatCount': '5',
    'car.engineCapacity': '1498',
    'car.weight': '1850',
  });
  await page
    .getByRole('textbox', { name: say('clientRecord:fields.car.startDate.label') })
    .fill('1. 3. 2022');
  await page.getByLabel(say('clientRecord:fields.car.body.options.HATCHBACK')).check();
  await page.getByLabel(say('clientRecord:fields.car.compulsoryInsurance.label')).check();
};

/** The button that saves the form. */
export const saveButton = (report: Report) => report.button('clientRecord:action.save');
