import { useTexts } from '../i18n/useTexts.ts';
import type { Failure } from '../../machines/service/failures.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { Columns } from '../layout/frame/Columns.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { Ways } from '../layout/Ways.tsx';
import { useApplication } from '../shell/application.ts';
import { ErrorActions } from './ErrorActions.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { HelpdeskAnswer } from './HelpdeskAnswer.tsx';
import { useErrorRecord } from './useErrorRecord.ts';
import { useFailureWords } from './useFailureWords.ts';

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
        <PageFrame title={title} lead={text}>
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
