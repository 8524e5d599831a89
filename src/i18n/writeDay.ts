/**
 * A day inside a sentence, as the hints of fields write it: `01.01.1900` becomes `1. 1. 1900` in Czech and Slovak, and stays as
 * it is in English.
 */
export const writeDay = (date: string, language: string | undefined): string =>
  language === 'en' ? date : date.replaceAll(/\b0/g, '').replaceAll('.', '. ');
