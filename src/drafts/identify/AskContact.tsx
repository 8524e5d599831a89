import * as z from 'zod';
import type { ContactType } from '#machines/claim/enums.ts';
import { Email, Tel } from '#machines/claim/fields/contact.ts';
import { isMobilePhone } from '#machines/claim/checks/phone.ts';
import { must } from '#machines/subject/issues/issue.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { Contact, KnownReporter } from '#machines/service/identity/identification.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { FailureText } from '#src/shell/FailureText.tsx';

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
  return (
    <PageFrame isSpaced title={t(told ? 'show.title' : 'title')} lead={t(told ? 'show.lead' : 'lead')}>
      <div role="alert">
        {failure ? (
          <Notice tone="error">
            <FailureText failure={failure} />
          </Notice>
        ) : null}
      </div>
      {ways.map((way) => (
        <Way key={way} {...{ way, told, isBusy, onSend }} />
      ))}
    </PageFrame>
  );
};

/** How each kind of contact is asked for. */
const asked = {
  EMAIL: {
    name: 'identifyEmail',
    told: 'email',
    schema: z.object({ identifyEmail: Email }),
    looks: { type: 'email', inputMode: 'email', autoComplete: 'email', width: 'long' },
  },
  PHONE: {
    name: 'identifyTel',
    told: 'tel',
    schema: z.object({ identifyTel: Tel.check(must('mobile', isMobilePhone)) }),
    looks: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'medium' },
  },
} as const;

interface WayProps extends Pick<Props, 'told' | 'isBusy' | 'onSend'> {
  readonly way: ContactType;
}

/** One way: a field, and the button that has a code sent to what is in it. */
const Way = ({ way, told, isBusy, onSend }: WayProps) => {
  const { t } = useTexts('identify');
  const { name, told: field, schema, looks } = asked[way];
  const form = usePageForm<Readonly<Record<string, string>>>({
    id: way,
    schema,
    defaultValue: told?.[field] === undefined ? {} : { [name]: told[field] },
    onSubmit: ({ [name]: value = '' }) => onSend({ type: way, value }),
  });
  return (
    <FormFrame form={form}>
      <TextField name={name} {...looks} />
      <p>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {t(way === 'EMAIL' ? 'sendEmail' : 'sendSms')}
        </Button>
      </p>
    </FormFrame>
  );
};
