import type { Page } from 'playwright/test';
import { expect } from './signInTest.ts';
import type { Report } from '../report.ts';

/** Chooses a user at the embedded provider. */
export const choose = async (page: Page, sub: string) => {
  await expect(page.getByRole('heading', { name: 'Přihlášení pro vývoj' })).toBeVisible();
  await page.getByLabel('Uživatel').selectOption(sub);
  await page.getByRole('button', { name: 'Přihlásit' }).click();
};

/** Enters the sales application as a user of ours, in delegation where somebody is named. */
export const enter = async (report: Report, sub: string, actFor?: string) => {
  await report.page.goto('/prodej');
  await expect(report.heading()).toHaveText(report.say('sales:entry.title'));
  if (actFor !== undefined) await report.fields.type('actFor', actFor);
  await report.button(actFor === undefined ? 'signIn:enter.action' : 'signIn:enter.inDelegation').click();
  await choose(report.page, sub);
};

/** Searches for clients by a text. */
export const find = async (report: Report, query: string) => {
  const box = report.page.getByLabel(report.say('sales:fields.query.label'));
  await box.fill(query);
  await box.press('Enter');
};
