import { isLanguageKey } from '#src/i18n/languages.ts';

/** Forgets what a storage of this browser keeps of reports. The language stays: it tells nothing of a report. */
export const forgetReports = (storage: Storage): void => {
  const isOurs = (name: string) => name.startsWith('hlaska.');
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (isOurs(name) && !isLanguageKey(name)) storage.removeItem(name);
};
