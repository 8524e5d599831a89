import { Failure } from '../../machines/service/failures.ts';
import { formatTime } from '../i18n/formatTime.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, ButtonLink } from '../layout/Button.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { Ways } from '../layout/Ways.tsx';
import { useApplication } from '../shell/application.ts';
import { useTitle } from '../shell/useTitle.ts';
import { FindElsewhere } from './FindElsewhere.tsx';
import { dayOf } from './useSavedWhen.ts';
import { callTo, inOneLine } from '../layout/hotline.ts';

/** Access to a draft is blocked for a while, the draft is gone, or the service is away: what happened and the way back. */
export const DraftRefused = ({
  failure = new Failure('DRAFT_AUTH_FORBIDDEN'),
  asked,
  onBack,
}: {
  readonly failure: Failure | undefined;
  /** The draft that was asked for. */
  readonly asked: string | undefined;
  readonly onBack: () => void;
}) => {
  const { configuration } = useApplication();
  const { t, language } = useTexts('drafts');
  const { t: failures } = useTexts('failures');
  const { hotline } = configuration;
  const { code } = failure;
  const isBlocked = blocked.includes(code);
  const title = failures(`${isBlocked ? 'DRAFT_AUTH_FORBIDDEN' : code}.title`);
  const until = failure.params?.['until'];
  const end = typeof until === 'string' ? new Date(until) : undefined;
  useTitle(title);
  return (
    <PageFrame
      isSpaced
      title={title}
      lead={failures(`${code}.text`, { hotline, status: failure.status, ...failure.params })}
    >
      {end ? (
        <p>{t('locked.until', { date: dayOf(end, language), time: formatTime(end, language) })}</p>
      ) : null}
      {isBlocked ? <p>{t('locked.kept')}</p> : null}
      {isBlocked && asked ? <p>{t('locked.mark', { mark: asked.slice(0, 8) })}</p> : null}
      <Ways>
        <Button look="primary" onClick={onBack}>
          {t('toList')}
        </Button>
        {isBlocked ? <FindElsewhere /> : null}
        <ButtonLink icon="phone" href={callTo(hotline)}>
          {t('call', { hotline: inOneLine(hotline) })}
        </ButtonLink>
      </Ways>
    </PageFrame>
  );
};

const blocked: readonly string[] = ['245000012', '245000015', 'DRAFT_AUTH_FORBIDDEN'];
