import type { Failure } from '#machines/calls/failures.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';

interface Props {
  readonly failure: Failure | undefined;
  readonly shell: ShellActor;
}

/** Why what was decided did not happen; where it takes a fresh sign-in, the way there and back. */
export const Refused = ({ failure, shell }: Props) => {
  const { t } = useTexts('operations');
  if (failure?.code !== '245000013') return <AskFailed failure={failure} />;
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t('afresh.title')}
        action={
          <Button icon="key" onClick={() => shell.send({ type: 'ENTER_AFRESH' })}>
            {t('afresh.signIn')}
          </Button>
        }
      >
        <p>{t('afresh.text')}</p>
      </Notice>
    </div>
  );
};
