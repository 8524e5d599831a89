import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { snapshotText } from '#machines/analysis/snapshotText.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { longestState } from '#machines/service/analysts/flowApprovals.ts';
import { flowVersion } from '#server/flowApprovals/flowVersion.ts';
import { lineWords } from '#src/inspect/diff/diffWords.ts';
import { hashOf, shortHash, versionOf } from '#src/inspect/diff/hashOf.ts';
import { touchedPages } from '#src/inspect/diff/snapshotDiff.ts';
import { comparisonText, stateDiff, stateText } from '#src/inspect/diff/stateText.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';
import { pageOfText, placeWords } from '#src/inspect/texts/placeWords.ts';
import { textChanges } from '#src/inspect/texts/textChanges.ts';
import { textSnapshot } from '#src/inspect/texts/textSnapshot.ts';
import { laneFlows } from '#test/flows/laneFlows.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { speakEvery } from './speakCzech.ts';

beforeAll(speakEvery);

const folderOf = (name: string) => new URL(`../../machines/${name}/snapshots/texts/`, import.meta.url);
const folders = { flows: [...flows, ...laneFlows], sales: salesFlows };

describe('the texts beside the flows', () => {
  test.each(Object.entries(folders))('are those of every flow: %s', (name, all) => {
    expect(readdirSync(folderOf(name)).toSorted()).toEqual(all.map(({ code }) => `${code}.txt`).toSorted());
  });

  const written = Object.entries(folders).flatMap(([name, all]) =>
    all.map((flow: AnyFlow) => ({ code: flow.code, flow, folder: folderOf(name) })),
  );
  test.each(written)(
    'are what $code says; "npm run flows:snapshot" renews them',
    ({ flow, code, folder }) => {
      expect(textSnapshot(flow)).toBe(readFileSync(new URL(`${code}.txt`, folder), 'utf8'));
    },
  );

  test.each(readdirSync(folderOf('flows')))(
    'can be approved with the description of their flow: %s',
    (file) => {
      const [description = '', texts = ''] = ['..', '.'].map((folder) =>
        readFileSync(new URL(`${folder}/${file}`, folderOf('flows')), 'utf8'),
      );
      expect(stateText(description, texts).length).toBeLessThan(longestState);
    },
  );
});

const said = (hint: { cs: string; sk?: string }) => `loan says

cs Co se stalo?
sk Čo sa stalo?
  deathDate label on death, disability

cs ${hint.cs}
sk ${hint.sk ?? 'Deň'}
  deathDate hint when spokenTo is bereaved on death
  deathDate hint on disability
`;

describe('two texts of a flow', () => {
  test('that are the same differ in nothing', () => {
    expect(textChanges(said({ cs: 'Den' }), said({ cs: 'Den' }))).toEqual([]);
  });

  test('tell what it was and is, in the languages that differ, at each place', () => {
    expect(textChanges(said({ cs: 'Den' }), said({ cs: 'Den úmrtí' }))).toEqual([
      {
        was: { cs: 'Den' },
        is: { cs: 'Den úmrtí' },
        places: [
          { page: 'death', place: 'deathDate hint when spokenTo is bereaved' },
          { page: 'disability', place: 'deathDate hint' },
        ],
      },
    ]);
    expect(textChanges(said({ cs: 'Den' }), said({ cs: 'Den', sk: 'Dátum' }))).toMatchObject([
      { was: { sk: 'Deň' }, is: { sk: 'Dátum' } },
    ]);
  });

  test('tell what is said anew and no more, but not what went with its page', () => {
    const [before, after] = ['', '\ncs Nové\n  deathCause label on death\n'].map(
      (more) => said({ cs: 'Den' }) + more,
    );
    const now = { was: {}, is: { cs: 'Nové' }, places: [{ page: 'death', place: 'deathCause label' }] };
    expect(textChanges(before ?? '', after ?? '')).toEqual([now]);
    expect(textChanges(after ?? '', before ?? '')).toEqual([{ ...now, was: now.is, is: now.was }]);
    expect(textChanges(after ?? '', before ?? '', ['death'])).toEqual([]);
  });
});

describe('two states of a flow', () => {
  const description = snapshotText(loanFlow);
  const state = (texts: string) =>
    stateText(description, texts.replace('loan says', `${loanFlow.code} says`));

  test('touch the open reports of a page that only says something otherwise', () => {
    const diff = stateDiff(state(said({ cs: 'Den' })), state(said({ cs: 'Datum' })), loanFlow);
    expect([diff.pages.changed, [...touchedPages(diff)]]).toEqual([[], ['death', 'disability']]);
  });

  test('are not compared by texts where one of them has none', () => {
    expect(stateDiff(description, state(said({ cs: 'Den' })), loanFlow).texts).toBe(undefined);
  });

  test('have the same hash where they are the same, and the version that the service calls them', async () => {
    const [one, other] = [state(said({ cs: 'Den' })), state(said({ cs: 'Datum' }))];
    const hash = (was: string, is: string) =>
      hashOf(comparisonText(loanFlow, { was: { text: was }, is: { text: is } }));
    const first = await hash(one, other);
    expect(await hash(one, other)).toBe(first);
    expect(await hash(other, one)).not.toBe(first);
    expect(await hash(one, one)).not.toBe(first);
    expect(shortHash(first ?? '')).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
    expect(versionOf((await hashOf(one)) ?? '')).toBe(flowVersion(one));
  });
});

test.each<[page: string, place: string, words: string]>([
  ['chooseReporter', 'page', 'název stránky'],
  ['chooseReporter', 'reporterRole label', 'Kdo událost hlásí? (reporterRole): otázka'],
  [
    'chooseReporter',
    'reporterRole choice OTHER when spokenTo is bereaved',
    'Kdo událost hlásí? (reporterRole): volba OTHER (Koho texty oslovují: „texty oslovují pozůstalé“)',
  ],
  [
    'chooseReporter',
    'reporterRole required required',
    'Kdo událost hlásí? (reporterRole): povinné, required',
  ],
])('a place of a text is said in words: %s %s', (page, place, words) => {
  const spoken = spokenIn(lifeDraft, 'cs');
  expect([
    pageOfText(lifeDraft, { page, place }, spoken),
    placeWords(lifeDraft, { page, place }, spoken),
  ]).toEqual(['Kdo hlásí', words]);
});

test.each<[line: { kind: string; text: string; of: string }, words: string]>([
  [
    {
      kind: 'checks',
      text: 'error dateBeforeBirth at incidentDate by incidentDate, birthNumber',
      of: 'policy',
    },
    'Kdy se to stalo? – chyba: Opravte datum, pojištěný se narodil až …. (dateBeforeBirth)',
  ],
  [
    { kind: 'wants', text: 'PHOTO, LOG when ongoing is true', of: 'life.DRAFT' },
    'Fotografie, LOG: ještě to trvá',
  ],
])('what changed is said in words: %j', (line, words) => {
  const document = (code: string) => (code === 'PHOTO' ? 'Fotografie' : undefined);
  expect(lineWords(lifeDraft, line, { ...spokenIn(lifeDraft, 'cs'), document })).toBe(words);
});
