import { useFormMetadata } from './conform.ts';
import { issueText } from './issueText.ts';

/**
 * The first error among fields that are seen as one.
 *
 * @param names the fields
 * @returns its sentence, undefined when all are well
 */
export function useFirstError(names: readonly string[]): string | undefined {
  const form = useFormMetadata();
  const issue = names.flatMap((name) => form.getField<unknown>(name).errors ?? [])[0];
  return issue && issueText(issue);
}
