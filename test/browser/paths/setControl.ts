import { expect, type Locator, type Page } from 'playwright/test';
import type { Control } from './controls.ts';

/** Takes the browser's page, a control of it and what it shall say; makes it say so as a reporter does. */
export const setControl = async (
  page: Page,
  { name, kind }: Control,
  wanted: Control['value'],
): Promise<void> => {
  const text = [wanted].flat()[0] ?? '';
  const named = page.locator(`[name="${name}"]`);
  const boxes = page
    .locator('[data-field-frame]')
    .filter({ has: named })
    .last()
    .locator('input:not([name]):not([hidden])');
  switch (kind) {
    case 'text':
      return named.fill(text);
    case 'select':
      return void (await named.selectOption(text));
    case 'radio':
      return press(named.and(page.locator(`[value="${text}"]`)));
    case 'tick':
      return press(named);
    case 'several': {
      for (const box of await named.all()) {
        const value = (await box.getAttribute('value')) ?? '';
        if ((await box.isChecked()) !== [wanted].flat().includes(value)) await press(box);
      }
      return undefined;
    }
    case 'day':
      return type(boxes, dayAsTyped(text));
    case 'time':
      return type(boxes, text);
    case 'moment': {
      const [day = '', time = ''] = text.split('T');
      await type(boxes.first(), dayAsTyped(day));
      return type(boxes.last(), time);
    }
    case 'combo':
      return pick(page, boxes, text);
    case 'given':
      throw new Error(`Nobody can answer ${name} otherwise than the page does.`);
  }
};

/** Opens what the control is folded away in or hidden behind, and presses it. */
const press = async (control: Locator): Promise<void> => {
  const folded = control.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await folded.count()) > 0) await folded.first().click();
  if (!(await control.isVisible()))
    await control.locator('xpath=ancestor::fieldset[1]//button[@data-look="quiet"]').last().click();
  await control.click();
};

const type = async (box: Locator, text: string): Promise<void> => {
  await box.fill(text);
  await box.blur();
};

const pick = async (page: Page, box: Locator, wanted: string): Promise<void> => {
  if (wanted === '') return type(box, '');
  const option = page
    .locator(`[role=option][data-key="${wanted}"]`)
    .or(page.getByRole('option', { name: wanted, exact: true }))
    .first();
  // The plain box gives way to the one with a list once that is loaded.
  await expect(async () => {
    await box.and(page.locator('[role=combobox]')).press('ArrowDown', { timeout: 2000 });
    await option.click({ timeout: 2000 });
  }).toPass();
};

const dayAsTyped = (iso: string): string => iso.split('-').toReversed().map(Number).join('. ');
