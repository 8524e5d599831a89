import type { ClaimType } from '#machines/claim/enums.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { languages } from '#src/i18n/languages.ts';

const loading = new Map<ClaimType, Promise<void>>();

/** A promise, the same each time, that resolves when the words of the fields of a line are loaded in every language. */
export const allLanguages = (claimType: ClaimType): Promise<void> => {
  const before = loading.get(claimType);
  if (before) return before;
  const load = i18n
    .loadNamespaces(['fields', 'checks', claimType, 'shared'])
    .then(() => i18n.loadLanguages([...languages]));
  loading.set(claimType, load);
  return load;
};
