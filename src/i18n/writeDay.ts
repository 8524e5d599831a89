/**
 * Writes a day inside a sentence, the way the hints of fields do.
 *
 * @param date `01.01.1900`, as answers are shown
 * @param language the language of the sentence
 * @returns `1. 1. 1900` in Czech and Slovak, in English as it is shown
 */
export const writeDay = (date: string, language: string | undefined): string =>
  language === 'en' ? date : date.replaceAll(/\b0/g, '').replaceAll('.', '. ');
