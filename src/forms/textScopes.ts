import { createContext } from 'react';

export { textKeys } from '#machines/report/textKeys.ts';

/**
 * The text scopes of a page, where the words of fields are looked for before the common ones, the closest first:
 * `life:hospital.fields` holds `incidentDescription.label` for one page, `life:fields` for a whole line of insurance.
 */
export const TextScopes = createContext<readonly string[]>([]);
