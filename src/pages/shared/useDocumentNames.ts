import { useCodelist } from '../../codelists/useCodelist.ts';

/**
 * The names of documents in the language spoken.
 *
 * @returns a function from a code of the codelist `document-type` to its name, undefined until the list is here
 */
export function useDocumentNames(): (code: string) => string | undefined {
  const { values } = useCodelist('document-type');
  return (code) => values.find((value) => value.code === code)?.name;
}
