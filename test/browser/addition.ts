import { expect } from 'playwright/test';
import type { Report } from './report.ts';

/** A claim of the first start, as somebody who has its confirmation knows it. */
export const knownClaim = { claimNumber: '2026CAR00000017', incidentDate: '15. 11. 2026' };

/** Names the claim that documents or a question belong to. */
export const nameClaim = async (
  report: Report,
  { claimNumber, incidentDate }: typeof knownClaim = knownClaim,
): Promise<void> => {
  const key = 'claimIdentification.title';
  await expect(report.heading()).toHaveText(report.say([`${report.flow.claimType}:${key}`, `shared:${key}`]));
  await report.fields.type('claimNumber', claimNumber);
  await report.fields.type('incidentDate', incidentDate);
  await report.goOn();
};

/** Tells how the reporter can be reached. */
export const tellContact = async (report: Report): Promise<void> => {
  await expect(report.heading()).toHaveText(report.titleOf('reporter'));
  await report.fields.type('reporter.fullName', 'Jana Nováková');
  await report.fields.type('reporter.email', 'jana.novakova@example.cz');
  await report.fields.type('reporter.tel', '777123456');
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
};

/** Presses what the start page offers for a car that was reported already. */
export const addToCar = async (report: Report, what: 'upload' | 'question'): Promise<void> => {
  await report.arrive();
  await report.page.locator('summary', { hasText: report.say(`start:sent.${what}`) }).click();
  const name = `${report.say(`start:sent.${what}`)}: ${report.say('start:lines.car.title')}`;
  await report.page.getByRole('link', { name, exact: true }).click();
};
