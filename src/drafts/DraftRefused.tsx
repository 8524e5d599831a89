import { Failure } from '#machines/calls/failures.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { FindElsewhere } from './FindElsewhere.tsx';
import { untilIn } from './useSavedWhen.ts';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

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
  const words = useFailureWords(failure);
  const title = isBlocked ? failures('DRAFT_AUTH_FORBIDDEN.title') : words.title;
  const until = untilIn(failure.params, language);
  useTitle(title);
  return (
    <PageFrame isRefusal isSpaced title={title} lead={words.text}>
      {until ? <p>{t('locked.until', until)}</p> : null}
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
