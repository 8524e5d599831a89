import { describe, expect, test } from 'vitest';
import { snapshotText } from '../../machines/flow/snapshotText.ts';
import { isSnapshotOf, snapshotDiff } from '../../src/inspect/diff/snapshotDiff.ts';
import { holeFlow } from '../flow/small/holeFlow.ts';
import { loanFlow } from '../flow/small/loanFlow.ts';

const loan = snapshotText(loanFlow);

describe('two descriptions of a flow', () => {
  test('that are the same differ in nothing', () => {
    expect(snapshotDiff(loan, loan)).toEqual({ added: [], removed: [], changed: [] });
  });

  test('tell pages that came, went and changed', () => {
    const later = loan
      .replace('moreInfo  /vice-informaci', 'note  /poznamka')
      .replace('enter not', 'enter anyhow not');
    const { added, removed, changed } = snapshotDiff(loan, later);
    expect({ added, removed, changed: changed.map(({ page }) => page) }).toEqual({
      added: ['note'],
      removed: ['moreInfo'],
      changed: ['account'],
    });
    expect(changed[0]?.was.map((line) => line.replace('enter', 'enter anyhow'))).toEqual(changed[0]?.is);
  });

  test('are of one flow only', () => {
    expect([isSnapshotOf(loan, 'life.DRAFT'), isSnapshotOf(snapshotText(holeFlow), 'life.DRAFT')]).toEqual([
      true,
      false,
    ]);
  });
});
