import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { sourcesOn } from '#machines/analysis/outcome/factSources.ts';
import { documentsOf } from '#machines/analysis/rulesOf.ts';
import { breachesOf } from '#machines/analysis/scenarios/breachesOf.ts';
import { scenariosIn, type Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { breachWords } from '#src/inspect/scenarios/breachWords.ts';
import { loadScenarios } from '#src/inspect/scenarios/loadScenarios.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { lookedIn, searchOf } from '#src/inspect/useAddress.ts';
import { speakCzech } from './speakCzech.ts';

const folder = new URL('../../machines/flows/scenarios/', import.meta.url);
const files = readdirSync(folder);
const all = files.flatMap((file) => scenariosIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

const flowOf = ({ flow: asked }: Scenario): AnyFlow => {
  const flow = flows.find(({ code }) => code === asked);
  if (!flow) throw new Error(`Nobody has a flow ${asked}.`);
  return flow;
};

/** What does not hold, each in a line: what is so instead, the rule that decides it, and where that is written. */
const broken = (flow: AnyFlow, scenario: Pick<Scenario, 'facts' | 'expect'>) =>
  breachesOf(flow, scenario).map((breach) => {
    const naming = { say: wordsOf('cs'), language: 'cs', document: () => undefined } as const;
    const { what, rule, place } = breachWords(flow, breach, naming);
    return `${what}. ${rule}. ${place}`;
  });

describe('what we promise holds', () => {
  test.each(all)('$name.cs', (scenario) => {
    expect(broken(flowOf(scenario), scenario)).toEqual([]);
  });
});

describe('a scenario', () => {
  test('is there for every line', () => {
    expect(new Set(all.map(({ flow }) => flow.split('.')[0]))).toEqual(
      new Set(files.map((file) => file.split('.')[0])),
    );
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  test.each(all)(
    '$key knows only facts that there are, and expects something of what its flow has',
    (scenario) => {
      const flow = flowOf(scenario);
      expect(finiteFacts(flow.subject, scenario.facts)).toEqual(scenario.facts);
      expect(unknownIn(flow, scenario)).toEqual([]);
      expect(Object.values(scenario.expect).flat().length).toBeGreaterThan(0);
    },
  );

  test('that does not hold names the rule that broke it and where it is written', async () => {
    await speakCzech();
    const [flow] = flows.filter(({ code }) => code === 'life.DRAFT');
    const facts = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
    const expectation = { pages: ['bankData'], notAsked: ['deathCause'], documents: ['JOB_END'] };
    expect(flow && broken(flow, { facts, expect: expectation })).toEqual([
      'Stránka „Bankovní účet“ nepřijde. Rozhoduje: neplatí, že (Riziko: „Pojištění úvěru nebo hypotéky“ a zároveň (Druh události: „Úmrtí“ nebo „Invalidita“)). Stránka Bankovní účet, machines/flows/life/draft.ts',
      'Na „Příčina úmrtí“ se zeptáme. Rozhoduje: Riziko: „Úmrtí“, (Riziko: „Pojištění úvěru nebo hypotéky“ a zároveň Druh události: „Úmrtí“) nebo (Riziko: „Úraz ve vozidle“ a zároveň Jak vážné je zranění? „Zraněný zemřel“). Stránka Úmrtí, machines/flows/life/draft.ts',
      'Doklad „JOB_END“ nechceme. Rozhoduje: Riziko: „Pojištění úvěru nebo hypotéky“ a zároveň Druh události: „Ztráta zaměstnání“. machines/flows/life/documents.ts',
    ]);
  });

  test('is shown with the flow it is about', async () => {
    const [flow] = flows.filter(({ code }) => code === 'life.UPLOAD');
    expect(flow && (await loadScenarios(flow))).toEqual([]);
  });
});

/** What a scenario expects though its flow has no such page, question, document or dialog. */
const unknownIn = (
  flow: AnyFlow,
  { expect: { pages = [], notPages = [], asked = [], notAsked = [], ...expected } }: Scenario,
) => {
  const { documents = [], notDocuments = [], dialogs = [], notDialogs = [] } = expected;
  const { rows, byAnswer } = documentsOf(flow);
  const has = {
    pages: flow.pages.map(({ code }) => code),
    questions: flow.pages.flatMap(sourcesOn).map(({ path }) => path),
    documents: [
      ...rows.flatMap(({ required, optional }) => [...required, ...optional]),
      ...byAnswer.map(({ code }) => code),
    ],
    dialogs: flow.pages.flatMap(({ confirm }) => confirm.map(({ dialog }) => dialog)),
  };
  return [
    ...[...pages, ...notPages].filter((key) => !has.pages.includes(key)),
    ...[...asked, ...notAsked].filter((key) => !has.questions.includes(key)),
    ...[...documents, ...notDocuments].filter((key) => !has.documents.includes(key)),
    ...[...dialogs, ...notDialogs].filter((key) => !has.dialogs.includes(key)),
  ];
};

test('an address names a scenario, and keeps a name that nobody knows so that it can be said', () => {
  const [scenario] = all;
  if (!scenario) throw new Error('There are scenarios.');
  const flow = flowOf(scenario);
  const named = `?scenario=${scenario.key}`;
  const looked = lookedIn(new URLSearchParams(named), flow, all);
  expect([looked.view, looked.known]).toEqual(['whatIf', scenario.facts]);
  expect(searchOf(looked)).toBe(named);
  const [other = scenario] = all.filter((one) => one.flow === scenario.flow && one !== scenario);
  const both = `${named}&b.scenario=${other.key}`;
  const compared = lookedIn(new URLSearchParams(both), flow, all);
  expect([compared.known, compared.other, compared.otherScenario]).toEqual([
    scenario.facts,
    other.facts,
    other.key,
  ]);
  expect(searchOf(compared)).toBe(both);
  const strange = lookedIn(new URLSearchParams('?b.scenario=nobody'), flow, all);
  expect([strange.view, strange.other, searchOf(strange)]).toEqual(['whatIf', {}, '?b.scenario=nobody']);
  const unknown = lookedIn(new URLSearchParams('?scenario=nobody&page=event'), flow, all);
  expect([unknown.view, unknown.known, unknown.scenario]).toEqual(['whatIf', {}, 'nobody']);
});

test('no two scenarios of a flow have the same name', () => {
  const names = all.map(({ flow, key }) => `${flow} ${key}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
