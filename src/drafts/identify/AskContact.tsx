import * as z from 'zod';
import type { ContactType } from '../../../machines/claim/enums.ts';
import { Email, Tel } from '../../../machines/claim/fields/contact.ts';
import { isMobilePhone } from '../../../machines/claim/checks/phone.ts';
import { must } from '../../../machines/claim/issues/issue.ts';
import type { Failure } from '../../../machines/service/failures.ts';
import type { Contact, KnownReporter } from '../../../machines/service/identification.ts';
import { TextField } from '../../fields/TextField.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { usePageForm } from '../../forms/usePageForm.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { PageFrame } from '../../layout/frame/PageFrame.tsx';
import { Notice } from '../../layout/Notice.tsx';

type Told = Pick<KnownReporter, 'email' | 'tel'>;

interface Props {
  /** The kinds of contact that codes are sent to. */
  readonly ways: readonly ContactType[];
  /** The contact told in the report they came from. */
  readonly told: Told | undefined;
  /** Why the last contact was not taken. */
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onSend: (contact: Contact) => void;
}

/** Asks where a code is to be sent: each way has a field and a button of its own. */
export const AskContact = ({ ways, told, failure, isBusy, onSend }: Props) => {
  const { t } = useTexts('identify');
  const { t: failures } = useTexts('failures');
  return (
    <PageFrame title={t(told ? 'show.title' : 'title')} lead={t(told ? 'show.lead' : 'lead')}>
      <div role="alert">
        {failure ? <Notice tone="error">{failures(`${failure.code}.text`, failure.params)}</Notice> : null}
      </div>
      {ways.includes('EMAIL') ? <ByEmail {...{ told, isBusy, onSend }} /> : null}
      {ways.includes('PHONE') ? <BySms {...{ told, isBusy, onSend }} /> : null}
    </PageFrame>
  );
};

const WithEmail = z.object({ identifyEmail: Email });
const WithTel = z.object({ identifyTel: Tel.check(must('mobile', isMobilePhone)) });

type WayProps = Pick<Props, 'told' | 'isBusy' | 'onSend'>;

const ByEmail = ({ told, isBusy, onSend }: WayProps) => {
  const { t } = useTexts('identify');
  const form = usePageForm({
    schema: WithEmail,
    defaultValue: { identifyEmail: told?.email },
    onSubmit: ({ identifyEmail }) => onSend({ type: 'EMAIL', value: identifyEmail }),
  });
  return (
    <FormFrame form={form}>
      <TextField name="identifyEmail" type="email" inputMode="email" autoComplete="email" width="long" />
      <p>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {t('sendEmail')}
        </Button>
      </p>
    </FormFrame>
  );
};

const BySms = ({ told, isBusy, onSend }: WayProps) => {
  const { t } = useTexts('identify');
  const form = usePageForm({
    schema: WithTel,
    defaultValue: { identifyTel: told?.tel },
    onSubmit: ({ identifyTel }) => onSend({ type: 'PHONE', value: identifyTel }),
  });
  return (
    <FormFrame form={form}>
      <TextField name="identifyTel" type="tel" inputMode="tel" autoComplete="tel" width="medium" />
      <p>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {t('sendSms')}
        </Button>
      </p>
    </FormFrame>
  );
};
