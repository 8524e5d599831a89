/** The locale in which days, numbers and amounts are written in a language: English as in Britain, day before month. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
