import type { Locator, Page as Window } from 'playwright/test';
import { controlOf, type Control } from '#machines/subject/control.ts';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import { findSchema, schemaAt } from '#test/claim/schemaAt.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { nameOf } from './codelistNames.ts';

/** A field of the form shown, and how it is asked for. */
interface Field {
  readonly window: Window;
  readonly name: string;
  readonly control: Control;
}

type Set = (field: Field, value: unknown) => Promise<void>;

/** Makes a field hold an answer, as a reporter does; nothing clears what is there. */
export const setControl: Set = async (field, value) => {
  await openDetails(field);
  await openRow(field);
  await setBy[field.control.kind](field, value);
};

/** What few have anything to say to is out of sight. */
const openDetails = async ({ window, name }: Field): Promise<void> => {
  const closed = window
    .locator('details[data-details]:not([open])')
    .filter({ has: window.locator(`[name^="${name}"]`) });
  if ((await closed.count()) > 0) await closed.locator('> summary').click();
};

/** A row that is closed shows no fields. */
const openRow = async ({ window, name }: Field): Promise<void> => {
  const row = name.slice(0, name.lastIndexOf(']') + 1);
  const line = `page-field-${row.replaceAll(/[^\w.-]/g, '_')}-line`;
  const change = window.locator(`[id="${line}"] [data-change]`);
  if (row !== '' && (await change.count()) > 0) await change.click();
};

/** A box that takes either of two answers keeps each in a field out of sight. */
const type: Set = async (field, value) => {
  const hidden = await named(field).getAttribute('hidden');
  // What is asked because of the last answer may have come only now.
  await openDetails(field);
  return hidden === null ? named(field).fill(textOf(value)) : typeInto(boxes(field), textOf(value));
};

const choose: Set = async ({ window, name }, value) =>
  value === undefined
    ? undefined
    : press(window, named({ window, name }).and(window.locator(`[value="${textOf(value)}"]`)));

/** Boxes to tick or, with tiles, those of which only one may be chosen. */
const chooseSome: Set = async (field, value) => {
  const wanted: readonly unknown[] = [value ?? []].flat();
  for (const code of wanted) await choose(field, code);
  for (const box of await named(field).and(field.window.locator('[type=checkbox]:checked')).all())
    if (!wanted.includes(await box.getAttribute('value'))) await press(field.window, box);
};

const select: Set = async (field, value) => void (await named(field).selectOption(textOf(value)));

/** Letters that are the name of a value pick it, once the values are loaded. */
const pickNamed =
  (text: string): Set =>
  (field, value) =>
    expect(async () => {
      await typeInto(boxes(field), text);
      await expect(named(field)).toHaveValue(textOf(value), { timeout: 1000 });
    }).toPass();

const search: Set = (field, value) => {
  const codelist = 'codelist' in field.control ? field.control.codelist : '';
  return pickNamed(nameOf(codelist, textOf(value)))(field, value);
};

const part = (field: Field, key: string): Field => {
  const name = `${field.name}.${key}`;
  const control = controlOf(schemaAt(name));
  if (!control) throw new Error(`Nobody is asked for ${name}.`);
  return { ...field, name, control };
};

/** The parts of a value, each by its own control. */
const parts =
  (...keys: readonly string[]): Set =>
  async (field, value) => {
    for (const key of keys) await setControl(part(field, key), isRecord(value) ? value[key] : undefined);
  };

const address: Set = async (field, value) => {
  await parts('streetWithNumbers')(field, value);
  if (!isRecord(value)) return;
  await parts('zipCode', 'city')(field, value);
  const country = part(field, 'countryCode');
  // At home nobody is asked for the country.
  if ((await boxes(country).count()) > 0) await setControl(country, value['countryCode']);
};

const shop: Set = async (field, value) => {
  if (!isRecord(value)) return;
  await choose({ ...field, name: `${field.name}.id` }, value['id']);
  if (value['id'] === unlistedShop) await type({ ...field, name: `${field.name}.name` }, value['name']);
  if (value['atHome'] === true) await parts('atHome')(field, true);
};

/** As many rows as there are answers; what is asked about each is set by itself, unless the row is the answer. */
const rows: Set = async ({ window, name }, value) => {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = window.locator(`[data-field="${name}"]`);
  const shown = list.locator('[data-row]');
  for (let at = await shown.count(); at < wanted.length && (await list.count()) > 0; at++) {
    await list.locator('[data-add]').click();
    await expect(shown).toHaveCount(at + 1);
  }
  const control = controlOf(schemaAt(`${name}[]`));
  if (control)
    for (const [at, item] of wanted.entries())
      await setControl({ window, name: `${name}[${at}]`, control }, item);
};

const moment: Set = async (field, value) => {
  const [day = '', time = ''] = textOf(value).split('T');
  await typeInto(boxes(field).first(), dayAsTyped(day));
  await typeInto(boxes(field).last(), time);
};

const setBy: Readonly<Record<Control['kind'], Set>> = {
  text: type,
  story: type,
  email: type,
  phone: type,
  number: type,
  amount: type,
  day: (field, value) => typeInto(boxes(field), dayAsTyped(textOf(value))),
  time: (field, value) => typeInto(boxes(field), textOf(value)),
  moment,
  yesNo: choose,
  radio: choose,
  tiles: chooseSome,
  several: chooseSome,
  body: chooseSome,
  vehicleParts: chooseSome,
  tick: async (field, value) => {
    if ((await named(field).isChecked()) !== (value === true)) await press(field.window, named(field));
  },
  select,
  codes: choose,
  search,
  make: (field, value) =>
    pickNamed(textOf(isRecord(value) ? value['name'] : undefined))(
      { ...field, name: `${field.name}.name` },
      isRecord(value) ? value['name'] : undefined,
    ),
  model: (field, value) => pickNamed(textOf(value))(field, value),
  account: parts('accountPrefix', 'accountNumber', 'bankCode'),
  address,
  shop,
  rows,
  files: async () => {},
  hidden: async () => {},
};

const named = ({ window, name }: Pick<Field, 'window' | 'name'>): Locator =>
  window.locator(`[name="${name}"]`);

/** The box a reporter types into where the answer itself is in a hidden one. */
const boxes = (field: Field): Locator =>
  field.window
    .locator('[data-field-frame]')
    .filter({ has: named(field) })
    .last()
    .locator('input:not([name]):not([hidden])');

const typeInto = async (box: Locator, text: string): Promise<void> => {
  await box.fill(text);
  await box.blur();
};

/**
 * Chooses what only structures the page until a choice appears, opens what it is folded away in, and presses it unless it is
 * chosen.
 */
const press = async (window: Window, control: Locator): Promise<void> => {
  if ((await control.count()) === 0) await bringUp(window, control);
  // A button that goes on keeps its answer in a control of its own; Continue is pressed by whoever fills in the page.
  if ((await control.getAttribute('hidden')) !== null) return control.evaluate(pick);
  if ((await control.getAttribute('type')) === 'radio' && (await control.isChecked())) return;
  const folded = control.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await folded.count()) > 0) await folded.first().click();
  if (!(await control.isVisible())) {
    const line = window.locator(`[data-folded="${await control.getAttribute('name')}"] button`);
    await line.or(control.locator('xpath=ancestor::fieldset[1]//button[@data-look="quiet"]')).last().click();
  }
  await control.click();
};

const pick = (answer: HTMLElement) => {
  if (!(answer instanceof HTMLInputElement)) return;
  answer.disabled = false;
  answer.checked = true;
  answer.dispatchEvent(new Event('input', { bubbles: true }));
};

const bringUp = async (window: Window, control: Locator): Promise<void> => {
  for (const radio of await window.getByRole('main').locator('input[type=radio]').all()) {
    if (findSchema((await radio.getAttribute('name')) ?? '')) continue;
    await radio.click();
    if ((await control.count()) > 0) return;
  }
  await expect(control).toHaveCount(1);
};

const textOf = (value: unknown): string => (value === undefined ? '' : String(value));

const dayAsTyped = (iso: string): string =>
  iso.split('-').toReversed().map(Number).filter(Boolean).join('. ');
