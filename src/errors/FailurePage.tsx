import { useTexts } from '#src/i18n/useTexts.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { ErrorActions } from './ErrorActions.tsx';
import { Frame } from '#src/shell/Frame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { HelpdeskAnswer } from './HelpdeskAnswer.tsx';
import { useErrorRecord } from './useErrorRecord.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';

/** A whole page for a failure that leaves nothing else to show: a module switched off, a part that did not load. */
export const FailurePage = ({ failure }: { readonly failure: Failure }) => {
  const { configuration } = useApplication();
  const { title, text } = useFailureWords(failure);
  const { t: common } = useTexts('common');
  const record = useErrorRecord(failure);
  useTitle(title);
  return (
    <Frame>
      <Columns>
        <PageFrame isRefusal title={title} lead={text}>
          <Ways>
            <Button look="primary" onClick={() => location.reload()}>
              {common('action.reload')}
            </Button>
            <ButtonLink href={configuration.homepageUrl}>{common('action.home')}</ButtonLink>
            {record ? <ErrorActions record={record} /> : null}
          </Ways>
          {record ? <HelpdeskAnswer record={record} /> : null}
        </PageFrame>
      </Columns>
    </Frame>
  );
};
