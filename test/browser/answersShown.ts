import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Report } from './report.ts';
import { claimBefore, type Journey } from './journeys/journey.ts';

/** A page of check-your-answers: its name, then question and answer by turns. */
type AnswersOfPage = readonly string[];

/** What check-your-answers shows, page by page. */
export const answersShown = async ({ page, say }: Report): Promise<readonly AnswersOfPage[]> => {
  // What must be right stands first on a phone, and again on its page.
  const key = page.getByRole('heading', { name: say('shared:summary.key'), exact: true });
  const pages = page.getByRole('main').locator('section:has(dl)').filter({ hasNot: key });
  await pages.last().waitFor();
  return pages.evaluateAll((sections) =>
    sections.map((section) =>
      // A hard space is a space.
      [...section.querySelectorAll('h2, dt, dd')].map((element) =>
        element.textContent.replaceAll('\u00a0', ' '),
      ),
    ),
  );
};

/** What check-your-answers should show for the accident, in the language of the report. */
export const expectedAnswers = (report: Report, accident: Journey): readonly AnswersOfPage[] => {
  const { say } = report;
  const field = (name: string, answer: string) => [say(`fields:${name}.label`), answer];
  const option = (name: string, code: string) => field(name, say(`fields:${name}.options.${code}`));
  const yesNo = (name: string, code: string) => field(name, say(`fields:yesNo.options.${code}`));
  const none = say('common:notGiven');
  const pages: Readonly<Record<string, string[][]>> = {
    chooseEvent: [option('eventKinds', 'HAVNEHODA')],
    reporter: [
      option('reporterRole', 'INSURED'),
      field('reporter.fullName', 'Jana Nováková'),
      field('reporter.email', 'jana.novakova@example.cz'),
      field('reporter.tel', '777 123 456'),
    ],
    vehicle: [
      field('incidentDate', shownDay(accident)),
      field('registrationNo', '7MR8196'),
      field('vehicleManufacturer', 'Škoda'),
      field('vehicleModel', 'Superb'),
      field('manufactureYear', '2021'),
      field('insuredFound', 'Jana Nováková'),
    ],
    bankData: [option('bankContactType', 'ENTERED'), field('userEnteredBankContact', '19-2000145399/0800')],
    event: [
      option('damageCause', '110'),
      field('incidentDescription', 'Na kluzké vozovce jsem při odbočování narazil do svodidel.'),
      option('countryScope', 'CZECH'),
      field('incidentPlace', 'Brno, Masarykova 1'),
      yesNo('policeInvestigation', 'YES'),
      field('policeStation', 'Brno-střed'),
      field('policeFileNo', none),
    ],
    circumstances: [
      yesNo('peopleHurt', 'NO'),
      field('driver.fullName', 'Jana Nováková'),
      yesNo('alcohol', 'NO'),
      field('incidentTime', none),
      field('witnesses', none),
    ],
    damagedParts: [
      field(
        'damagedParts',
        ['NARAZNIK_PREDNI', 'KAPOTA'].map((code) => nameOf(report, 'damaged-parts', code)).join(', '),
      ),
    ],
    damageExtent: [
      option('damageSize', 'MEDIUM'),
      yesNo('drivable', 'YES'),
      option('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE'),
    ],
    inspection: [option('inspectionMethod', 'SELF_INSPECTION')],
    repairShop: [field('repairShop', 'Autoservis Dub, Servisní 10, Praha 4'), option('costBasis', 'INVOICE')],
    documents: ['DAMAGE_PHOTO', 'POLICE_REPORT'].map((code) => [
      nameOf(report, 'document-type', code),
      say('shared:summary.noFiles'),
    ]),
  };
  return Object.entries(pages).map(([code, rows]) => {
    const missing = rows.filter(([, answer]) => answer === none).map(([label]) => label);
    return [
      report.nameOf(code),
      ...rows.filter(([, answer]) => answer !== none).flat(),
      ...(missing.length > 0 ? [none, missing.join(' · ')] : []),
    ];
  });
};

/** The day it happened, as the application writes it. */
const shownDay = (accident: Journey): string =>
  (claimBefore(accident, 'summary').incidentDate ?? '').split('-').toReversed().join('.');

const Codelist = z.array(
  z.object({ code: z.string(), name: z.object({ cs: z.string(), sk: z.string(), en: z.string() }) }),
);

const nameOf = ({ language }: Report, codelist: string, code: string): string => {
  const path = new URL(`../../server/codelists/data/${codelist}.json`, import.meta.url);
  const found = Codelist.parse(JSON.parse(readFileSync(path, 'utf8'))).find((value) => value.code === code);
  if (!found) throw new Error(`The codelist ${codelist} has no ${code}.`);
  return found.name[language];
};
