import * as z from 'zod';
import { controlOf, type Control } from '#machines/subject/control.ts';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { schemaAt, type AnySubject } from '#machines/analysis/catalogue.ts';
import { codesOf, innermost } from '#machines/subject/schema.ts';
import { readCodelists } from '#server/codelists/codelists.ts';

/** Texts of which at least one passes every text of the catalogue; the first that passes is taken. */
const texts: readonly string[] = [
  'Dvě slova',
  'Jana Nováková',
  'jana.novakova@example.cz',
  '777123456',
  '2020-11-01',
  '2020-11-01T08:30',
  '08:30',
  '11000',
  '0800',
  'Dlouhá 12',
  '1AB2345',
  'TMBJJ7NE8L0123456',
  '8005170008',
  '27074358',
  'CZ27074358',
  '2000145399',
  '19',
  'CZ6508000000192000145399',
  'CZ2026000012345',
  'ENGINE1234',
  'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11',
];
/** Texts and numbers that only some subjects need, by their names: days to come, agents; a day long ago, a certificate. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  policy: ['2026-11-20', '2026-12-01', '2027-12-01', '23:30', '100200', '100300'],
  vehicle: ['1975-05-01', 'UA123456'],
};
const numbers: readonly number[] = [1, 0, 2020, 100];
const ownNumbers: Readonly<Record<string, readonly number[]>> = { policy: [500_000], vehicle: [500_000] };

/** A branch of each kind, as in the list of repair shops, and one that is not listed. */
const shops = [
  { id: 'S002', name: 'Karosárna Vltava, Servisní 11, Praha 9', contractual: true, atHome: false },
  { id: 'S001', name: 'Autoservis Dub, Servisní 10, Praha 4', contractual: true, atHome: true },
  { id: 'S006', name: 'Ještěd Car, Servisní 15, Liberec', contractual: false, atHome: false },
  { id: unlistedShop, name: 'Dílna U mostu', contractual: false, atHome: false },
];
/** A partner of each kind that repairs homes, and one that is not listed. */
export const builders = [
  { id: 'S103', name: 'Střechy Javor, Stavební 22, Olomouc', contractual: true, atHome: false },
  { id: 'S101', name: 'Stavby Lípa, Stavební 20, Praha 5', contractual: true, atHome: true },
  { id: unlistedShop, name: 'Zedník od vedle', contractual: false, atHome: false },
];

const home = { countryCode: 'CZ', streetWithNumbers: 'Dlouhá 12', city: 'Praha', zipCode: '11000' };

const codelists = readCodelists();
const codesIn = (codelist: string, parent?: string) => codelists.find(codelist, parent) ?? [];
const makesIn = (codelist: string) => codesIn(codelist).map(({ code, name }) => ({ code, name: name.cs }));

const known = new Map<string, readonly unknown[]>();

/** What may be answered at a path of a subject by a control, the plainest first; nothing for what nobody can be asked. */
export const samplesAt = (
  subject: AnySubject,
  path: string,
  control = controlOf(schemaAt(subject, path)),
): readonly unknown[] => {
  const name = `${subject.name} ${path} ${control?.kind}`;
  const samples = known.get(name) ?? passing(subject, path, control);
  known.set(name, samples);
  return samples;
};

const passing = (subject: AnySubject, path: string, control: Control | undefined): readonly unknown[] => {
  const schema = schemaAt(subject, path);
  return control ? byControl(subject, schema, control).filter((value) => isPassing(schema, value)) : [];
};

const isPassing = (schema: z.core.$ZodType, value: unknown): boolean =>
  schema instanceof z.ZodType && check(schema, value).ok;

const byControl = ({ name }: AnySubject, schema: z.core.$ZodType, control: Control): readonly unknown[] => {
  const codes = codesOf(schema);
  if (control.kind === 'tick') return [true];
  if (codes.length > 0) return innermost(schema) instanceof z.ZodArray ? listsOf(codes) : codes;
  switch (control.kind) {
    case 'select':
    case 'codes':
    case 'search':
      return codesIn(control.codelist).map(({ code }) => code);
    case 'make':
      return makesIn(control.codelist);
    case 'model':
      return makesIn(control.codelist).flatMap(({ code }) =>
        codesIn(control.codelist, code).map(({ name }) => name.cs),
      );
    case 'number':
    case 'amount':
      return [...numbers, ...(ownNumbers[name] ?? [])];
    case 'shop':
      return shops;
    case 'address':
      return [home];
    default:
      return [...texts, ...(ownTexts[name] ?? [])];
  }
};

/** One of each, every two of them, all together, because a rule may ask for one beside another. */
export const listsOf = <T>(items: readonly T[]): readonly (readonly T[])[] => [
  ...items.map((one) => [one]),
  ...items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other])),
  ...(items.length > 2 ? [items] : []),
];
