import type { Failure } from '#machines/calls/failures.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** Says why what was asked did not happen; says nothing where nothing failed. */
export const AskFailed = ({ failure }: { readonly failure: Failure | undefined }) => (
  <div role="alert">{failure ? <Words failure={failure} /> : null}</div>
);

const Words = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureWords(failure);
  return (
    <Notice tone="error" title={title}>
      <p>{text}</p>
    </Notice>
  );
};
