import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questionLines } from '#machines/analysis/questionText.ts';
import { ruleText } from '#machines/analysis/ruleText.ts';
import { snapshotText } from '#machines/analysis/snapshotText.ts';
import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { variantOf } from '#test/flow/small/variantOf.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { staysInOrder } from '#machines/claim/rules/dayRules.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { laneFlows } from '#test/flows/laneFlows.ts';
import versions from '#machines/flows/snapshots/versions.json' with { type: 'json' };
import salesVersions from '#machines/sales/snapshots/versions.json' with { type: 'json' };
import { flowVersion } from '#server/flowApprovals/flowVersion.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { smallCar } from '#test/flow/small/lines.ts';
import { ask, tell } from '#test/ask.ts';

const inFlows = [...flows, ...laneFlows];
const folders = { flows: inFlows, sales: salesFlows };
const folderOf = (name: string) => new URL(`../../machines/${name}/snapshots/`, import.meta.url);

test('a flow is written page by page, then by the walks that take every transition', () => {
  expect(snapshotText(holeFlow)).toBe(`car.DRAFT at /nonlife/car, begins on role
  follows insured.fullName as reporter.fullName when insuredKnown is true or insuredOnPolicy is true, else falls

role  /vyber-ohlasovatele
  step role, saves
  asks reporterRole
  clears reporter.fullName, reporter.companyName, reporter.identificationNumber, reporter.email, reporter.tel, insuredIsOther, homeIsOther with reporterRole
  next broker

broker  /zprostredkovatel
  step fillInfo, saves
  asks reporter.companyName?
  asks reporter.fullName
  asks reporter.email
  asks reporter.tel
  clears contactHanded with reporter.fullName
  clears contactHanded with reporter.email
  clears contactHanded with reporter.tel
  enter reporterRole is BROKER

walk reporterRole BROKER
  role role
  fillInfo broker

`);
});

test('a flow tells first which documents it wants, and pages what they check, need, look up and confirm', () => {
  const broker = definePage({
    code: 'broker',
    path: '/zprostredkovatel',
    step: 'fillInfo',
    questions: [ask('reporter.fullName')],
    next: [],
  });
  const role = definePage({
    code: 'role',
    path: '/vyber-ohlasovatele',
    step: 'role',
    questions: [ask('reporterRole')],
    checks: [staysInOrder],
    needs: [{ need: 'keys', when: { fact: 'ongoing', is: true } }],
    lookups: [{ call: 'searchDamaged' }],
    confirm: [
      {
        dialog: 'vehicleNotFound',
        yes: { contactConsent: true },
        other: { adds: { contactConsent: false } },
      },
      { dialog: 'duplicateFound', when: { fact: 'duplicateFound', is: true }, other: { discards: true } },
      { dialog: 'vehicleNotFound', other: { corrects: { vin: undefined, vehicleFound: false } } },
    ],
    next: ['broker'],
  });
  const flow = defineFlow({
    line: smallCar,
    flowType: 'DRAFT',
    start: 'role',
    pages: [role, broker, variantOf(broker, { code: 'other', path: '/jiny' })],
    documents: {
      rows: [{ when: { fact: 'ongoing', is: true }, required: ['PHOTO', 'LOG'], optional: ['NOTE'] }],
      byAnswer: [{ code: 'NOTE', is: 'leftOut', when: { fact: 'ongoing', is: false } }],
    },
  });
  const text = snapshotText(flow);
  expect(text.slice(0, text.indexOf('broker  '))).toBe(`car.DRAFT at /nonlife/car, begins on role
  wants PHOTO, LOG when ongoing is true
  helps NOTE when ongoing is true
  makes NOTE leftOut when ongoing is false
  follows insured.fullName as reporter.fullName when insuredKnown is true or insuredOnPolicy is true, else falls
  follows vehicleRefused is gone when vehicleFound is true, else stays
  clears policyAccount, maskedAccount, policyNumberValid, dummyPolicy, policyCountry, hasMax3yearsOldPolicy with registrationNo

role  /vyber-ohlasovatele
  step role, saves
  asks reporterRole
  clears reporter.fullName, reporter.companyName, reporter.identificationNumber, reporter.email, reporter.tel, insuredIsOther, homeIsOther with reporterRole
  checks error dateOrder at hospitalizations[].dateTo by appliedRiskId, claimEventType, incidentDate, hospitalizations[].dateFrom, hospitalizations[].dateTo
  needs keys when ongoing is true
  looks up searchDamaged
  confirms vehicleNotFound; yes adds contactConsent; other adds contactConsent
  confirms duplicateFound when duplicateFound is true; other discards
  confirms vehicleNotFound; other corrects vin, vehicleFound
  next broker

`);
  expect(text).toContain('other  /jiny\n  step fillInfo, saves\n  view broker\n  asks like broker\n');
});

const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

test.each<[Question, readonly string[]]>([
  [ask('insured.fullName'), ['asks insured.fullName']],
  [
    ask('insured.birthDate', { optional: true, when: isLegal }),
    ['asks insured.birthDate? when insured.personKind is LEGAL'],
  ],
  [ask('insured.email', { or: 'insured.tel' }), ['asks insured.email or insured.tel']],
  [
    ask('insured.identificationNumber', { optional: isLegal }),
    ['asks insured.identificationNumber; optional when insured.personKind is LEGAL'],
  ],
  [
    ask('insured.personKind', { only: ['NATURAL'], autoAnswers: true }),
    ['asks insured.personKind; settled by a single offer', 'offers insured.personKind NATURAL'],
  ],
  [
    ask('reporterRole', {
      only: [{ code: 'INSURED', when: isLegal }, { code: 'OTHER', when: isLegal }, 'BROKER'],
    }),
    [
      'asks reporterRole',
      'offers reporterRole INSURED, OTHER when insured.personKind is LEGAL',
      'offers reporterRole BROKER',
    ],
  ],
  [
    ask('stolenThings', {
      rows: [ask('stolenThings[].description'), ask('stolenThings[].price', { optional: true })],
    }),
    ['asks stolenThings', 'asks stolenThings[].description', 'asks stolenThings[].price?'],
  ],
  [tell('vin', isLegal), ['tells vin when insured.personKind is LEGAL']],
])('a question is written in lines', (question, lines) => {
  expect(questionLines(question)).toEqual(lines);
});

test.each<[Rule, string]>([
  [{ fact: 'vehicleFound', is: false }, 'vehicleFound is false'],
  [{ fact: 'riskFlow', in: ['HAV', 'POVPOJ'] }, 'riskFlow in HAV, POVPOJ'],
  [{ not: { fact: 'sport', is: true } }, 'not (sport is true)'],
  [
    {
      all: [
        { fact: 'appliedRiskId', is: 'BAN' },
        {
          any: [
            { fact: 'sport', is: true },
            { fact: 'ride', is: true },
          ],
        },
      ],
    },
    'appliedRiskId is BAN and (sport is true or ride is true)',
  ],
])('a rule is written in one line', (rule, line) => {
  expect(ruleText(rule)).toBe(line);
});

describe('the snapshots beside the flows', () => {
  test.each(Object.entries(folders))('are one of every flow: %s', (name, all) => {
    const files = readdirSync(folderOf(name)).filter((file) => file.endsWith('.txt'));
    expect(files.toSorted()).toEqual(all.map(({ code }) => `${code}.txt`).toSorted());
  });

  const described = Object.entries(folders).flatMap(([name, all]) =>
    all.map((flow: AnyFlow) => ({ code: flow.code, flow, folder: folderOf(name) })),
  );
  test.each(described)(
    'tell $code as it is; "npm run flows:snapshot" renews them',
    ({ flow, code, folder }) => {
      expect(snapshotText(flow)).toBe(readFileSync(new URL(`${code}.txt`, folder), 'utf8'));
    },
  );
});

test('the version of a flow is that of its committed description; "npm run flows:snapshot" renews it', () => {
  const written = (folder: string, codes: readonly string[]) =>
    Object.fromEntries(
      codes.map((code) => [
        code,
        flowVersion(readFileSync(new URL(`${code}.txt`, folderOf(folder)), 'utf8')),
      ]),
    );
  expect(versions).toEqual(
    written(
      'flows',
      inFlows.map(({ code }) => code),
    ),
  );
  expect(salesVersions).toEqual(
    written(
      'sales',
      salesFlows.map(({ code }) => code),
    ),
  );
});
