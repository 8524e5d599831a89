import { describe, expect, test } from 'vitest';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { languages, type Language } from './allTexts.ts';
import { saidTo } from './saidTo.ts';

/** What is said of the insured as of somebody else. */
const ofSomebodyElse: Readonly<Record<Language, RegExp>> = {
  cs: /pojištěn(ý|ého|ému|ém|ým)(?=[^\p{L}]|$)/u,
  sk: /poisten(ý|ého|ému|om|ým)(?=[^\p{L}]|$)/u,
  en: /\b(the insured|insured person)\b/iu,
};

/** Read before anybody has said who reports, or only where somebody else does. */
const beforeOrElse = [
  'life:index.way.fillInfo',
  'fields:reporterRole.options.INSURED',
  'life:fields.reporterRole.sentences.INSURED',
  'fields:eventDay.DEATH.label',
  'life:finalised.next.consent.title',
  'life:finalised.next.representative.title',
];

/** What must not be read by those who mourn: of the living, of strangers, of games. */
const unfeeling: Readonly<Record<Language, RegExp>> = {
  cs: /kdo (to|zranění|úraz) léčí|kde se .* léčí|někdo jiný|někoho jiného|hřiště|co je zraněné/iu,
  sk: /kto (to|zranenie|úraz) lieči|kde sa .* lieči|niekto iný|niekoho iného|ihrisko|čo je zranené/iu,
  en: /is treating|being treated|somebody else|someone else|playground|what is hurt/iu,
};

const deaths: Readonly<Record<string, Facts>> = {
  'the insured': { appliedRiskId: 'UMR', aboutDeath: true },
  'who repaid a loan': { appliedRiskId: 'BAN', claimEventType: 'DEATH', aboutDeath: true },
  'somebody on a trip': { appliedRiskId: 'CPZ', claimEventType: 'DEATH', aboutDeath: true },
  'somebody in a vehicle': { appliedRiskId: 'SED', 'injurySeverity.code': '4', aboutDeath: false },
};

/** What is chosen from while it is not known yet that somebody died, and what only the living are asked. */
const ofTheLiving =
  /:(fields\.)?(appliedRiskId|claimEventType|eventDay|injurySeverity|medicalFacilityType|causedByOther)\.|:(injury|permanent|hospital|noWork|carSeatsMore|otherRisk)/;

describe.each(languages)('in %s', (language) => {
  test('the insured who reports is spoken to, not of', () => {
    const known: Facts = {
      reporterRole: 'INSURED',
      aboutDeath: false,
      deathByInjury: false,
      ageGroup: 'ADULT',
    };
    const said = saidTo(lifeDraft, 'self', known, language).filter(({ key }) => !beforeOrElse.includes(key));
    expect(said.filter(({ text }) => ofSomebodyElse[language].test(text))).toEqual([]);
  });

  test.each(Object.entries(deaths))('who reports the death of %s reads nothing unfeeling', (_, facts) => {
    const said = saidTo(lifeDraft, 'bereaved', facts, language).filter(({ key }) => !ofTheLiving.test(key));
    expect(said.filter(({ text }) => unfeeling[language].test(text))).toEqual([]);
  });
});

test.each([
  ['the insured who reports an injury', { appliedRiskId: 'DNL', reporterRole: 'INSURED' }, 'self'],
  ['the injured who reports', { riskFlow: 'POVPOS', reporterRole: 'INJURED' }, 'self'],
  ['a relative of who had an injury', { appliedRiskId: 'DNL', reporterRole: 'OTHER' }, undefined],
  ['a relative of who died', { appliedRiskId: 'UMR', reporterRole: 'OTHER' }, 'bereaved'],
  [
    'a relative of who died in a vehicle',
    { appliedRiskId: 'SED', reporterRole: 'OTHER', injurySeverity: { code: '4' } },
    'bereaved',
  ],
] as const)('the words know %s', (_, claim, to) => {
  expect(spokenToIn(claim)).toBe(to);
});
