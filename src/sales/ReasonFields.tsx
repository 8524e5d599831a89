import { LookReason } from '#machines/service/clients.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { useAnswer } from '#src/forms/useAnswer.ts';

/** Why somebody looks at a client, which the client may read. */
export const ReasonFields = () => {
  const isOther = useAnswer('reason') === 'OTHER';
  return (
    <>
      <RadioField name="reason" options={LookReason.options} isOptional={false} />
      {isOther ? <TextAreaField name="words" max={300} rows={3} isOptional={false} /> : null}
    </>
  );
};
