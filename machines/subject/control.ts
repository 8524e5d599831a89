import * as z from 'zod';

type Width = 'tiny' | 'short' | 'medium' | 'long' | 'full';

/** How a value is asked for: how the browser draws it, the service writes it and tests fill it in. */
export type Control =
  | {
      readonly kind: 'text';
      readonly width?: Width;
      readonly digits?: true;
      readonly capitals?: true;
      /** What the browser suggests; any other text is an answer, too. */
      readonly offers?: readonly string[];
      /** The browser's name for the reporter's own value, so that it can fill it in (WCAG 1.3.5). */
      readonly own?: string;
    }
  | { readonly kind: 'story'; readonly max: number; readonly rows?: number }
  | { readonly kind: 'email' | 'phone'; readonly own?: true }
  /** `until`: no later day can be picked. */
  | { readonly kind: 'day'; readonly until?: 'TODAY'; readonly calendar?: false }
  | { readonly kind: 'moment' | 'time' }
  | { readonly kind: 'number'; readonly width?: Width; readonly unit?: string; readonly decimal?: true }
  | { readonly kind: 'amount' }
  /** `surely`: every reporter is sure to know it, so "I don't know" is not offered. */
  | { readonly kind: 'yesNo'; readonly surely?: true }
  | { readonly kind: 'tick' }
  | { readonly kind: 'radio'; readonly inline?: true }
  | { readonly kind: 'tiles'; readonly grid?: true; readonly several?: true }
  /** `none`: the choice that means none of the others. */
  | { readonly kind: 'several'; readonly none?: string }
  | { readonly kind: 'select' | 'search'; readonly codelist: string; readonly width?: Width }
  /** The values of a short codelist, laid out with their descriptions. */
  | { readonly kind: 'codes'; readonly codelist: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'vehicleParts'; readonly codelist: string }
  | { readonly kind: 'account' | 'address' | 'files' | 'shop' | 'hidden' }
  | { readonly kind: 'make'; readonly codelist: string }
  /** `make`: the field beside it that holds the make, `vehicleManufacturer` by default. */
  | { readonly kind: 'model'; readonly codelist: string; readonly make?: string }
  | { readonly kind: 'rows'; readonly max: number };

const controls = z.registry<Control>();
// A field is put together once and asked about thousands of times, and a registry looks through all that it was cloned from.
const known = new WeakMap<z.core.$ZodType, Control | undefined>();

/** The schema of one value, which also knows how it is asked for. */
export const field = <S extends z.core.$ZodType>(schema: S, control: Control): S => {
  const own = z.core.clone(schema);
  controls.add(own, control);
  return own;
};

/** How the value of a schema is asked for, whether it is optional or not. Undefined for a value that nobody is asked for. */
export const controlOf = (schema: z.core.$ZodType): Control | undefined => {
  if (known.has(schema)) return known.get(schema);
  const control = findControl(schema);
  known.set(schema, control);
  return control;
};

const findControl = (schema: z.core.$ZodType): Control | undefined =>
  controls.get(schema) ??
  (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? controlOf(schema.unwrap())
    : undefined);

/** One answer that a control asks for. */
export interface AskedPart {
  readonly name: string;
  /** It may be left out even where the others are given. */
  readonly isOptional?: true;
  /** Key of the text shown where it is missing; `required` by default. */
  readonly missing?: string;
}

/**
 * The parts of a value that is asked for as a whole and shown beside others of its group. Once one is given, the others are
 * needed.
 */
export const partsAsked = {
  account: [
    { name: 'accountPrefix', isOptional: true },
    { name: 'accountNumber' },
    { name: 'bankCode', missing: 'bankCode' },
  ],
  make: [{ name: 'code', isOptional: true }, { name: 'name' }],
} as const satisfies Partial<Record<Control['kind'], readonly AskedPart[]>>;

export const line: Control = { kind: 'text' };
export const reference: Control = { kind: 'text', width: 'medium' };
/** A box for a number that is typed in digits only, such as a birth number or a company id. */
export const digits = (width: Width): Control => ({ kind: 'text', width, digits: true });
/** A box for letters and digits that are written in capitals, such as a plate or a VIN. */
export const capitals = (width: Width): Control => ({ kind: 'text', width, capitals: true });
export const day: Control = { kind: 'day' };
export const pastDay: Control = { kind: 'day', until: 'TODAY' };
export const yesNo: Control = { kind: 'yesNo' };
export const surelyYesNo: Control = { kind: 'yesNo', surely: true };
export const tick: Control = { kind: 'tick' };
export const radio: Control = { kind: 'radio' };
export const inline: Control = { kind: 'radio', inline: true };
export const money: Control = { kind: 'amount' };
export const grid: Control = { kind: 'tiles', grid: true };
/** Choices with a sentence each, one below the other. */
export const tiles: Control = { kind: 'tiles' };
export const several: Control = { kind: 'several' };
/** A list that one code of a short codelist is selected from. */
export const oneOf = (codelist: string): Control => ({ kind: 'select', codelist });
/** The codes of a short codelist with words that not everybody knows, laid out with their descriptions. */
export const describedCodes = (codelist: string): Control => ({ kind: 'codes', codelist });
/** A box that one code of a long codelist is searched in. */
export const oneOfMany = (codelist: string): Control => ({ kind: 'search', codelist });
export const account: Control = { kind: 'account' };
/** A list that takes at most so many rows. */
export const rows = (max: number): Control => ({ kind: 'rows', max });
