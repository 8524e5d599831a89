import { describe, expect, test } from 'vitest';
import type { Facts } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { languages, type Language } from './allTexts.ts';
import { saidTo } from './saidTo.ts';

/** How a person is called by those who speak of them. A company and a vehicle that are insured are no person. */
const calls: Readonly<Record<'insured' | 'harmed' | 'employee', Readonly<Record<Language, RegExp>>>> = {
  insured: {
    cs: /pojištěn(ý|ého|ému|ém|ým)(?= [^vn]|[^\p{L} ]|$)/iu,
    sk: /poisten(ý|ého|ému|om|ým)(?= [^vn]|[^\p{L} ]|$)/iu,
    en: /\bthe insured(?! (company|vehicle|property|address))\b/iu,
  },
  harmed: {
    cs: /(poškozen|zraněn)(ý|ého|ému|ém|ým)(?=[^\p{L}]|$)/iu,
    sk: /(poškoden|zranen)(ý|ého|ému|om|ým)(?=[^\p{L}]|$)/iu,
    en: /\bthe injured\b/iu,
  },
  employee: {
    cs: /(?<!\p{L})zaměstnan(ec|ce|ci|cem)(?=[^\p{L}]|$)/iu,
    sk: /(?<!\p{L})zamestnan(ec|ca|covi|com)(?=[^\p{L}]|$)/iu,
    en: /\b(the|an|my|their|your) employee\b/iu,
  },
};

/** Read before anybody has said who reports and what happened, or only where somebody else reports or was harmed. */
const beforeOrElse =
  /:index\.|[.:](riskFlow|reporterRole|machineRole|animalRole|harmed)\.|:person\.(name|title)|insuredDrove|POWER_OF_ATTORNEY|damagedGlassVehicles|finalised\.next\.injured/;

const selves: readonly (readonly [
  who: string,
  flow: Flow,
  known: Facts,
  calledSo: readonly (keyof typeof calls)[],
])[] = [
  ['whose own car was damaged', carDraft, { reporterRole: 'INSURED', riskFlow: 'HAV' }, ['insured']],
  ['who damaged another car', carDraft, { reporterRole: 'INSURED', riskFlow: 'POVPOJ' }, ['insured']],
  ['whose car was damaged by another', carDraft, { reporterRole: 'INJURED', riskFlow: 'POVPOS' }, ['harmed']],
  ['whose home was damaged', propertyDraft, { reporterRole: 'INSURED' }, ['insured']],
  ['who damaged a thing', liabilityDraft, { reporterRole: 'INSURED', riskFlow: 'ODPPOJ' }, ['insured']],
  ['who was harmed', liabilityDraft, { reporterRole: 'INJURED', riskFlow: 'ODPPOS' }, ['harmed']],
  [
    'who was hurt at work',
    liabilityDraft,
    { reporterRole: 'INJURED', riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
    ['harmed', 'employee'],
  ],
  [
    'who harmed the employer',
    liabilityDraft,
    { reporterRole: 'INSURED', riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' },
    ['insured', 'employee'],
  ],
  ['who was on a journey', uniflowDraft, { reporterRole: 'INSURED', uniKind: 'TRAVEL' }, ['insured']],
  ['whose animal is ill', uniflowDraft, { reporterRole: 'INSURED', uniKind: 'PET' }, ['insured']],
  ['whose machine broke down', uniflowDraft, { reporterRole: 'INSURED', uniKind: 'MACHINE' }, ['insured']],
];

describe.each(languages)('in %s', (language) => {
  test.each(selves)('somebody %s is spoken to, not of', (_, flow, known, calledSo) => {
    const said = saidTo(flow, 'self', { ...known, insuredIsOther: false }, language);
    expect(said.length).toBeGreaterThan(100);
    const ofThem = said.filter(
      ({ key, text }) => !beforeOrElse.test(key) && calledSo.some((name) => calls[name][language].test(text)),
    );
    expect(ofThem).toEqual([]);
  });
});
