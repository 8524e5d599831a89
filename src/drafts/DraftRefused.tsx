import { Failure } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { useApplication } from '../shell/application.ts';
import { useTitle } from '../shell/useTitle.ts';
import styles from './DraftRefused.module.css';
import { callTo, inOneLine } from '../layout/hotline.ts';

/** Access to a draft is blocked for a while, the draft is gone, or the service is away: what happened and the way back. */
export const DraftRefused = ({
  failure = new Failure('DRAFT_AUTH_FORBIDDEN'),
  onBack,
}: {
  readonly failure: Failure | undefined;
  readonly onBack: () => void;
}) => {
  const { configuration } = useApplication();
  const { t } = useTexts('drafts');
  const { t: failures } = useTexts('failures');
  const { hotline } = configuration;
  const code = blocked.includes(failure.code) ? 'DRAFT_AUTH_FORBIDDEN' : failure.code;
  const title = failures(`${code}.title`);
  useTitle(title);
  return (
    <PageFrame
      title={title}
      lead={failures(`${code}.text`, { hotline, status: failure.status, ...failure.params })}
    >
      <div className={styles['ways']}>
        <Button look="primary" onClick={onBack}>
          {t('toList')}
        </Button>
        <ButtonLink icon="phone" href={callTo(hotline)}>
          {t('call', { hotline: inOneLine(hotline) })}
        </ButtonLink>
      </div>
    </PageFrame>
  );
};

const blocked: readonly string[] = ['245000012', '245000015'];
