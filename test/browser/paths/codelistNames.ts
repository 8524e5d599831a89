import { readCodelists } from '#server/codelists/codelists.ts';

const codelists = readCodelists();

/** The Czech name of a value of a codelist; nothing for no value. */
export const nameOf = (codelist: string, code: string): string =>
  codelists.find(codelist)?.find((value) => value.code === code)?.name.cs ?? '';
