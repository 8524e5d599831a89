import { assign, emit, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { ContestedField, Merging, Pick } from './mergeRecords.ts';
import type { Opened } from './openedRecord.ts';
import { refusalOf, staleVersion, type RecordRefusal } from './recordFailures.ts';

/** What is saved: over which version, of a new record by which key. */
export interface RecordToSave {
  readonly id: string | undefined;
  readonly createKey: string;
  readonly version: number;
  readonly record: object;
}

/** A record that was saved. */
export interface SavedRecord {
  readonly id: string;
  readonly version: number;
}

interface RecordInput {
  /** Undefined for a new record. */
  readonly id: string | undefined;
  /** By which a new one is created, once however often it is asked. */
  readonly createKey: string;
  /** What a new one begins with. */
  readonly begins: Opened;
  /** How its versions become one. */
  readonly merging: Merging;
  /** The record that what was typed before a reload began from. */
  readonly keptBase: Opened | undefined;
}

interface RecordContext extends RecordInput {
  /** What the form began with, and its version. */
  readonly base: Opened | undefined;
  /** The fields that differ from it. */
  readonly unsaved: readonly string[];
  readonly mine: object | undefined;
  readonly theirs: Opened | undefined;
  readonly contested: readonly ContestedField[];
  /** What somebody else had changed and was taken along. */
  readonly takenAlong: readonly string[];
  readonly refusal: RecordRefusal | undefined;
  readonly failure: Failure | undefined;
}

/** The types, calls, guards and actions of a record in its form. */
export const recordSetup = setup({
  types: typesOf<{
    input: RecordInput;
    context: RecordContext;
    events:
      | { type: 'TYPED'; unsaved: readonly string[] }
      | { type: 'SAVE'; record: object }
      /** Gives what was typed before back, and the record that it began from. */
      | { type: 'RESTORE'; base: Opened }
      | { type: 'MERGE'; picks: Readonly<Record<string, Pick>> }
      | { type: 'TAKE_THEIRS' }
      | { type: 'CANCEL' }
      | { type: 'RETRY' };
    emitted: { type: 'saved'; id: string; isNew: boolean };
    tags: 'busy' | 'form';
  }>(),
  actors: {
    openRecord: port<Opened, string | undefined>('openRecord'),
    /** Rejects where it is there already. */
    compareRecord: port<unknown, RecordToSave>('compareRecord'),
    saveRecord: port<SavedRecord, RecordToSave>('saveRecord'),
  },
  guards: {
    isNew: ({ context }) => context.id === undefined,
    isDirty: (_, { unsaved }: { unsaved: readonly string[] }) => unsaved.length > 0,
    isStale: (_, { error }: { error: unknown }) => staleVersion(toFailure(error)) !== undefined,
    isRefused: (_, { error }: { error: unknown }) => refusalOf(toFailure(error)) !== undefined,
    /** What is stored is what was to be saved: the answer of a save was lost. */
    isOurs: ({ context }, { theirs }: { theirs: Opened }) =>
      context.mine !== undefined && isSameAnswer(theirs.record, context.mine),
    isContested: ({ context: { base, mine, merging } }, { theirs }: { theirs: Opened }) =>
      base !== undefined && mine !== undefined && merging.contested({ base, mine, theirs }).length > 0,
  },
  actions: {
    keepOpened: assign((_, { opened }: { opened: Opened }) => ({ base: opened, failure: undefined })),
    keepKeptBase: assign(({ context }) => ({ base: context.keptBase ?? context.base })),
    keepUnsaved: assign((_, { unsaved }: { unsaved: readonly string[] }) => ({ unsaved })),
    keepMine: assign((_, { record }: { record: object }) => ({
      mine: record,
      takenAlong: [],
      refusal: undefined,
      failure: undefined,
    })),
    keepTheirs: assign(({ context: { base, mine, merging } }, { theirs }: { theirs: Opened }) => ({
      theirs,
      contested: base && mine ? merging.contested({ base, mine, theirs }) : [],
    })),
    merge: assign(
      ({ context: { base, mine, theirs, merging } }, { picks }: { picks: Readonly<Record<string, Pick>> }) =>
        base && mine && theirs
          ? {
              mine: merging.merge({ base, mine, theirs }, picks),
              takenAlong: merging.byOther({ base, mine, theirs }),
              base: theirs,
              contested: [],
            }
          : {},
    ),
    takeTheirs: assign(({ context }) => ({
      base: context.theirs ?? context.base,
      unsaved: [],
      contested: [],
      mine: undefined,
      theirs: undefined,
    })),
    keepSaved: assign(({ context }, { saved }: { saved: SavedRecord }) => ({
      id: saved.id,
      base: context.base && {
        ...context.base,
        version: saved.version,
        record: context.mine ?? context.base.record,
      },
      unsaved: [],
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(toFailure(error)) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    tellSaved: emit(({ context }, { saved }: { saved: SavedRecord }) => ({
      type: 'saved' as const,
      id: saved.id,
      isNew: context.base?.version === 0,
    })),
  },
});

/** What is saved now. */
export const toSave = ({ id, createKey, base, mine }: RecordContext): RecordToSave => ({
  id,
  createKey,
  version: base?.version ?? 0,
  record: mine ?? {},
});
