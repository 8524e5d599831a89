import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { setDerived } from '#machines/claim/derived/derived.ts';
import { followingTable, type FollowingRow } from '#machines/claim/derived/followingTable.ts';
import { clearedBy } from '#machines/claim/dependents.ts';
import { ofAnyRow } from '#machines/subject/path.ts';
import { remembering } from '#machines/subject/remember.ts';
import { findWithin } from '#machines/subject/schema.ts';
import type { Subject } from '#machines/subject/subject.ts';

/** Whatever a flow may be about. */
export type AnySubject = Subject<object>;

/** What is known of a subject besides what its flows need to run. */
interface Beside {
  /** Its whole catalogue, where each of its lines gives only a part. */
  readonly whole?: z.ZodObject;
  /** What follows from what, and nobody is asked; and what sets it, in the record given, by the one before. */
  readonly following?: readonly FollowingRow[];
  readonly setFollowing?: (before: object, record: object) => void;
  /** For an answer, those that are no longer true once it changes. */
  readonly clears?: Readonly<Record<string, readonly string[]>>;
}

const beside: Readonly<Record<string, Beside>> = {
  claim: { whole: Claim, following: followingTable, setFollowing: setDerived, clears: clearedBy },
};

const besideOf = ({ name }: AnySubject): Beside => beside[name] ?? {};

const wholeOf = remembering(
  (subject: AnySubject) => besideOf(subject).whole ?? z.object(subject.fields ?? {}),
);

const schemasOf = remembering((subject: AnySubject) =>
  remembering((place: string) => findWithin(wholeOf(subject), place)),
);

/** The schema of the value at a path of a subject, as its whole catalogue has it; undefined where no value can be. */
export const findSchema = (subject: AnySubject, path: string): z.core.$ZodType | undefined =>
  schemasOf(subject)(ofAnyRow(path));

/** The schema of the value at a path of a subject. Throws where no value can be. */
export const schemaAt = (subject: AnySubject, path: string): z.core.$ZodType => {
  const schema = findSchema(subject, path);
  if (!schema) throw new Error(`A ${subject.name} has no field ${path}.`);
  return schema;
};

/** The names of the answers of a subject, in the order of its catalogue. */
export const answersOf = remembering((subject: AnySubject) => Object.keys(wholeOf(subject).shape));

/** What follows from what in a subject, and nobody is asked. */
export const followingOf = (subject: AnySubject): readonly FollowingRow[] =>
  besideOf(subject).following ?? [];

/** For each answer of a subject, those that are no longer true once it changes. */
export const clearsOf = (subject: AnySubject): Readonly<Record<string, readonly string[]>> =>
  besideOf(subject).clears ?? {};

/** Sets, in the record given, what follows from its answers and nobody is asked. */
export const setFollowing = (subject: AnySubject, before: object, record: object): void =>
  besideOf(subject).setFollowing?.(before, record);
