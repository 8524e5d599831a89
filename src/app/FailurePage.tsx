import { useTexts } from '../i18n/useTexts.ts';
import type { Failure } from '../../machines/service/failures.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { Columns } from '../layout/Columns.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { useApplication } from './application.ts';
import { CopyButton } from './CopyButton.tsx';
import { failureRecord } from './failureRecord.ts';
import { Frame } from './Frame.tsx';

/** A whole page for a failure that leaves nothing else to show: a module switched off, a part that did not load. */
export const FailurePage = ({ failure }: { readonly failure: Failure }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('failures');
  const { t: common } = useTexts('common');
  const { hotline, homepageUrl } = configuration;
  return (
    <Frame>
      <Columns>
        <PageFrame
          title={t(`${failure.code}.title`)}
          lead={t(`${failure.code}.text`, { hotline, status: failure.status, ...failure.params })}
        >
          <Button look="primary" onClick={() => location.reload()}>
            {common('action.reload')}
          </Button>
          <ButtonLink href={homepageUrl}>{common('action.home')}</ButtonLink>
          <CopyButton text={failureRecord(failure)} />
        </PageFrame>
      </Columns>
    </Frame>
  );
};
