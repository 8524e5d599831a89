import { describe, expect, test } from 'vitest';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { steps } from '#machines/claim/steps.ts';
import { flows } from '#machines/flows/index.ts';
import { languages, textsOf, type Language } from './allTexts.ts';

/** Words that only somebody with a vehicle expects. */
const ofCars: Readonly<Record<Language, RegExp>> = {
  cs: /vozidl|vozu\b|\bauto\b|\bauta\b|řidič|tachometr|registrační značk|SPZ/iu,
  sk: /vozidl|\bauto\b|\bauta\b|vodič|tachomet|evidenčné číslo|EČV|ŠPZ/iu,
  en: /vehicle|\bcars?\b|\bdriver|odometer|number plate/iu,
};

/** Documents that are of a vehicle by their own names. */
const vehicleDocuments = ['ACCIDENT_REPORT', 'VEHICLE_LOG', 'VEHICLE_REGISTRATION', 'AT_FAULT_INSURER'];

/** A dialog that only the search by a plate leads to. */
const vehicleDialogs = ['vehicleCheck'];

const otherFlows = flows.filter(({ claimType }) => claimType !== 'car');

const documentsIn = ({ rows, byAnswer }: DocumentTable) => [
  ...new Set([
    ...rows.flatMap(({ required, optional }) => [...required, ...optional]),
    ...byAnswer.map(({ code }) => code),
    'OTHER',
  ]),
];

const dialogsOf = ({ pages }: Flow) => [
  ...new Set(
    pages.flatMap(({ confirm, rows }) => [
      ...confirm.map(({ dialog }) => dialog),
      ...(rows ? Object.values(rows.asks) : []),
    ]),
  ),
];

/** Keys of what a flow says by words that all lines share, each with those that come before it. */
const saidBy = (flow: Flow): readonly (readonly string[])[] => [
  ...steps[flow.flowType].map((step) => pageTextKeys(flow.claimType, { view: 'steps' }, step)),
  ...documentsIn(flow.documents)
    .filter((code) => !vehicleDocuments.includes(code))
    .map((code) => pageTextKeys(flow.claimType, { view: 'documents' }, `help.${code}`)),
  ...dialogsOf(flow)
    .filter((name) => !vehicleDialogs.includes(name))
    .flatMap((name) =>
      ['title', 'text', 'confirm', 'refuse', 'instead'].map((part) => [`dialogs:${name}.${part}`]),
    ),
  ...flow.instances.flatMap(({ view }) =>
    ['title', 'lead', 'name'].map((part) => pageTextKeys(flow.claimType, { view }, part)),
  ),
];

const textOf = (language: Language, key: string) => {
  const [namespace = '', path = ''] = key.split(':');
  return textsOf(language, namespace).get(path);
};

describe.each(otherFlows)('$code', (flow) => {
  test.each(languages)('says nothing of cars by words it shares with them, in %s', (language) => {
    const said = saidBy(flow).flatMap((keys) => {
      const key = keys.find((one) => textOf(language, one) !== undefined);
      // What a line says in its own words it means.
      if (key === undefined || key.startsWith(`${flow.claimType}:`)) return [];
      const text = String(textOf(language, key));
      return ofCars[language].test(text) ? [`${key}: ${text}`] : [];
    });
    expect(said).toEqual([]);
  });
});
