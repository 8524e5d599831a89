import * as z from 'zod';
import { codesOf, innermost } from '#machines/subject/schema.ts';
import type { ComputedFact } from '#machines/subject/subject.ts';
import { findSchema, type AnySubject } from './catalogue.ts';

/** What is said of a fact that no single answer tells; undefined for any other. */
export const computedFact = ({ computed }: AnySubject, name: string): ComputedFact | undefined =>
  Object.hasOwn(computed, name) ? computed[name] : undefined;

/** True for the name of a fact of a subject. */
export const isFact = (subject: AnySubject, name: string): boolean => valuesOf(subject, name).length > 0;

/** The values a fact may have, or may have at once where an answer takes several; none for a name that is no fact. */
export const valuesOf = (subject: AnySubject, name: string): readonly (string | boolean)[] => {
  const own = computedFact(subject, name);
  if (own) return own.values;
  const schema = findSchema(subject, name);
  return schema ? codesOf(schema) : [];
};

/** True for an answer that may have several of its values at once. */
export const takesSeveral = (subject: AnySubject, name: string): boolean => {
  const schema = computedFact(subject, name) ? undefined : findSchema(subject, name);
  return schema !== undefined && innermost(schema) instanceof z.ZodArray;
};
