import { useCodelist } from '#src/codelists/useCodelist.ts';

/**
 * A function that gives the name, in the current language, of a code of the codelist `document-type`; undefined until the list is
 * loaded.
 */
export function useDocumentNames(): (code: string) => string | undefined {
  const { values } = useCodelist('document-type');
  return (code) => values.find((value) => value.code === code)?.name;
}
