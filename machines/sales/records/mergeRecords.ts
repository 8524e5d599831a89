import type { Flow } from '#machines/flow/flow.ts';
import { changedElsewhere, merged } from '#machines/flow/merge.ts';
import type { Names } from '#machines/flow/page.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { rowsOfBoth } from './mergeRows.ts';
import type { Opened } from './openedRecord.ts';

/** A record as both began with it, as it would be here, and as somebody else has saved it meanwhile. */
export interface RecordVersions {
  readonly base: Opened;
  readonly mine: object;
  readonly theirs: Opened;
}

/** A field that both have changed, each otherwise. */
export interface ContestedField {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly begun: unknown;
}

/** Which of the three values of a contested field holds. */
export type Pick = 'MINE' | 'THEIRS' | 'BEGUN';

/** How two versions of a record are told apart and become one. */
export interface Merging {
  /** The fields that both have changed and in which they differ; of a list of which they changed other rows, none. */
  readonly contested: (versions: RecordVersions) => readonly ContestedField[];
  /** The fields that only somebody else has changed. */
  readonly byOther: (versions: RecordVersions) => readonly string[];
  /** Both records in one, field by field and row by row; of a contested field the value that was picked, theirs where none was. */
  readonly merge: (versions: RecordVersions, picks: Readonly<Record<string, Pick>>) => object;
}

interface Merged<N extends Names> {
  /** The form of the record. */
  readonly flow: Flow<N>;
  /** A record with what is known besides it, as the rules of the form read it. */
  readonly detailOf: (record: object, opened: Opened) => N['detail'];
  /** The record alone of what the rules read. */
  readonly recordIn: (detail: N['detail']) => object;
}

/** How versions of the records of one form are merged. */
export const mergingOf = <N extends Names>({ flow, detailOf, recordIn }: Merged<N>): Merging => {
  const detailsOf = ({ base, mine, theirs }: RecordVersions) => ({
    base: detailOf(base.record, theirs),
    mine: detailOf(mine, theirs),
    theirs: detailOf(theirs.record, theirs),
  });
  return {
    contested(versions) {
      const details = detailsOf(versions);
      const lists = rowsOfBoth(flow, details);
      return changedElsewhere(flow, details)
        .filter(({ path, isContested }) => isContested && !lists.has(path))
        .map(({ path }) => ({
          path,
          mine: valueAt(details.mine, path),
          theirs: valueAt(details.theirs, path),
          begun: valueAt(details.base, path),
        }));
    },
    byOther(versions) {
      const details = detailsOf(versions);
      const lists = rowsOfBoth(flow, details);
      return changedElsewhere(flow, details)
        .filter(({ path, isContested }) => !isContested || lists.has(path))
        .map(({ path }) => path);
    },
    merge(versions, picks) {
      const details = detailsOf(versions);
      const paths = Object.keys(picks);
      const kept = paths.filter((path) => picks[path] === 'MINE');
      const { claim } = merged(flow, details, kept, { dependentFields: {}, changedPrimeFields: [] });
      const both = { ...claim };
      for (const [path, rows] of rowsOfBoth(flow, details)) putAt(both, path, rows);
      for (const path of paths.filter((one) => picks[one] === 'BEGUN')) {
        const begun = valueAt(details.base, path);
        if (begun === undefined) removeAt(both, path);
        else putAt(both, path, begun);
      }
      return recordIn(both);
    },
  };
};
