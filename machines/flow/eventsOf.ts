import type { Flow } from './flow.ts';
import { codeOf } from './question.ts';
import { codesOf } from '../claim/schema.ts';

/** The codes of everything that may be reported by a flow: those it offers where it asks what happened. */
export const eventsOf = ({ pages }: Flow, event: string): readonly string[] => {
  const asked = pages.flatMap(({ questions }) => questions).find(({ ask }) => ask === event);
  if (!asked) return [];
  return [...new Set(asked.only?.map(codeOf) ?? codesOf(asked.field).map(String))];
};
