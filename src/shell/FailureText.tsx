import type { Failure } from '#machines/calls/failures.ts';
import { useFailureWords } from './useFailureWords.ts';

/** What a failure means, in the words of its code. */
export const FailureText = ({ failure }: { readonly failure: Failure }) => useFailureWords(failure).text;
