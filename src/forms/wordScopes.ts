import { createContext } from 'react';

/**
 * Where the words of fields are looked for before the common ones, the closest first: `life:hospital.fields` holds
 * `incidentDescription.label` for one page, `life:fields` for a whole line of insurance.
 */
export const WordScopes = createContext<readonly string[]>([]);

/**
 * Names the keys a text about a field may stand under.
 *
 * @param scopes what WordScopes holds
 * @param path the field without row numbers and what is said about it: `reporter.email.label`
 * @returns the keys, the closest first
 */
export const wordKeys = (scopes: readonly string[], path: string): string[] => [
  ...scopes.map((scope) => `${scope}.${path}`),
  `fields:${path}`,
];
