import { describe, expect, expectTypeOf, test } from 'vitest';
import { catalogueOf, everyDialog, isOfCatalogue } from '#machines/assist/catalogue.ts';
import { flows } from '#machines/flows/index.ts';
import { vehicleFlow } from '#machines/sales/vehicle/vehicleForm.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import type { CatalogueName, Seen } from '#machines/service/assist/seen.ts';

const keys = ['required', 'email'];

describe('what is told of a page', () => {
  const vehicle = catalogueOf(vehicleFlow, keys);

  test('names the question that a field belongs to, and its rows, by the words of the catalogue alone', () => {
    expect(vehicle.field('vehicle', 'car.vin')).toEqual({ path: 'car.vin', rows: [] });
    expect(vehicle.field('vehicle', 'drivers[2].surname')).toEqual({ path: 'drivers[].surname', rows: [2] });
    expect(vehicle.field('vehicle', 'car.manufacturer.code')).toEqual({ path: 'car.manufacturer', rows: [] });
  });

  test('has no name for what its page does not ask', () => {
    const { page, dialog, key, field } = vehicle;
    expect([
      page('Jan Novák'),
      dialog('Jan Novák'),
      key('Jan Novák'),
      field('vehicle', 'Jan Novák'),
      field('vehicle', 'car'),
      field('nowhere', 'car.vin'),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  test('is refused with any name or row that is not in it', () => {
    const seen = seenOf(vehicle, 'vehicle', ['drivers[0].surname']);
    expect(isOfCatalogue(vehicle, seen)).toBe(true);
    const other = catalogueOf(lifeDraft, keys);
    expect(isOfCatalogue(other, seen)).toBe(false);
    const rowless = { ...seen, fields: seen.fields.map((field) => ({ ...field, rows: [] })) };
    expect(isOfCatalogue(vehicle, rowless)).toBe(false);
  });

  test('is no text by its type: only the catalogue makes a name', () => {
    expectTypeOf<string>().not.toExtend<CatalogueName>();
    expectTypeOf<Seen['page']>().toEqualTypeOf<CatalogueName>();
    type Texts<T> = T extends CatalogueName | number | 'EMPTY' | 'ANSWERED' | 'WRONG' | undefined
      ? never
      : T extends string
        ? T
        : T extends readonly (infer Row)[]
          ? Texts<Row>
          : { [K in keyof T]-?: Texts<T[K]> }[keyof T];
    expectTypeOf<Texts<Seen>>().toBeNever();
  });
});

test('every page, question and dialog of every report has a name that may be told', () => {
  const named = flows.flatMap((flow) => {
    const catalogue = catalogueOf(flow, keys);
    return flow.instances.map(({ code }) => catalogue.page(code) === code);
  });
  expect(named.length).toBeGreaterThan(200);
  expect(named.every(Boolean)).toBe(true);
  const { dialog } = catalogueOf(lifeDraft, keys);
  expect(everyDialog.map(dialog)).toEqual(everyDialog);
});

function seenOf(catalogue: ReturnType<typeof catalogueOf>, page: string, names: readonly string[]): Seen {
  const code = catalogue.page(page);
  if (code === undefined) throw new Error(`There is no page ${page}.`);
  const fields = names.flatMap((name) => {
    const at = catalogue.field(page, name);
    return at ? [{ ...at, state: 'EMPTY' as const }] : [];
  });
  return { flow: catalogue.flow, page: code, fields };
}
