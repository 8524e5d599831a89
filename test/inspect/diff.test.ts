import { describe, expect, test } from 'vitest';
import { ruleText } from '#machines/analysis/ruleText.ts';
import { rulesOf } from '#machines/analysis/rulesOf.ts';
import { snapshotText } from '#machines/analysis/snapshotText.ts';
import { flows } from '#machines/flows/index.ts';
import { readRule } from '#src/inspect/diff/readRule.ts';
import * as diffs from '#src/inspect/diff/snapshotDiff.ts';
import { steps } from '#machines/claim/steps.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

const loan = snapshotText(loanFlow);
const { isSnapshotOf, touchedPages } = diffs;
const snapshotDiff = (before: string, after: string) => diffs.snapshotDiff(before, after, steps.DRAFT);
const none = { added: [], removed: [], changed: [] };

describe('two descriptions of a flow', () => {
  test('that are the same differ in nothing', () => {
    expect(snapshotDiff(loan, loan)).toEqual({ pages: none, walks: none });
  });

  test('tell pages that came, went and changed', () => {
    const later = loan
      .replace('moreInfo  /vice-informaci', 'note  /poznamka')
      .replace('enter not', 'enter anyhow not');
    const diff = snapshotDiff(loan, later);
    expect({ added: diff.pages.added, removed: diff.pages.removed }).toEqual({
      added: ['note'],
      removed: ['moreInfo'],
    });
    expect([...touchedPages(diff)]).toEqual(['note', 'account']);
  });

  test('tell what a page asks for more, less and otherwise', () => {
    const [before, after] = ['asks a\n  asks b?\n  next x, y', 'asks b\n  asks c\n  next y, x'].map(
      (lines) => `loan at /loan\n\npage  /page\n  ${lines}\n`,
    );
    expect(snapshotDiff(before ?? '', after ?? '').pages.changed).toEqual([
      {
        name: 'page',
        lines: [
          { kind: 'asks', was: ['a', 'b?'], is: ['b', 'c'] },
          { kind: 'next', was: ['x, y'], is: ['y, x'] },
        ],
      },
    ]);
  });

  test('tell by what rule a question is asked now, and which documents are wanted', () => {
    const [before, after] = ['ongoing is true', 'ongoing is false'].map(
      (rule) =>
        `loan at /loan\n  wants A, B when ${rule}\n\npage  /page\n  asks a? when ${rule}\n  offers a X when ${rule}\n`,
    );
    expect(snapshotDiff(before ?? '', after ?? '').pages.changed).toEqual([
      {
        name: 'loan',
        lines: [{ kind: 'wants', was: ['A, B when ongoing is true'], is: ['A, B when ongoing is false'] }],
      },
      {
        name: 'page',
        lines: [
          { kind: 'asks', was: ['a? when ongoing is true'], is: ['a? when ongoing is false'] },
          { kind: 'offers', was: ['a X when ongoing is true'], is: ['a X when ongoing is false'] },
        ],
      },
    ]);
  });

  test('tell walks that came, and where one leads otherwise', () => {
    const [before, after] = ['event a, b', 'event a, c\n\nwalk ride true\n  event b'].map(
      (lines) => `loan at /loan\n\nwalk sport true\n  ${lines}\n`,
    );
    expect(snapshotDiff(before ?? '', after ?? '').walks).toEqual({
      added: ['ride true'],
      removed: [],
      changed: [{ name: 'sport true', lines: [{ kind: 'event', was: ['b'], is: ['c'] }] }],
    });
  });

  test('are of one flow only', () => {
    expect([isSnapshotOf(loan, 'life.DRAFT'), isSnapshotOf(snapshotText(holeFlow), 'life.DRAFT')]).toEqual([
      true,
      false,
    ]);
  });
});

const rules = flows.flatMap((flow) => Object.values(rulesOf(flow)).flat());

test('every rule of a description is read back as it was written', () => {
  const texts = rules.map(ruleText);
  const read = texts.map((text) => readRule(claimSubject, text));
  expect(read.map((rule) => rule && ruleText(rule))).toEqual(texts);
});

test('a rule about a fact that is no more is not read', () => {
  expect(readRule(claimSubject, 'formerFact is YES')).toBe(undefined);
});
