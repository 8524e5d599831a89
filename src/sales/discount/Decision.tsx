import { useState } from 'react';
import * as z from 'zod';
import { lines } from '#machines/claim/fields/text.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { useAsk } from '#src/signIn/useAsk.ts';

/** What an operator decides about discounts of a version, and why. */
interface Decided {
  readonly version: number;
  readonly decision: 'APPROVED' | 'REFUSED';
  readonly why: string;
}

/** Tells the service what is decided. */
export type Decide = (decided: Decided, signal: AbortSignal) => Promise<void>;

interface Props {
  readonly version: number;
  readonly decide: Decide;
}

const most = 300;
const Why = z.object({ why: lines(most).check(must('minLength', (text) => text.length >= 10)) });
const scopes = ['clientRecord:decision'];

/** The ways to approve or refuse discounts; each asks why. */
export const Decision = (props: Props) => {
  const { t } = useTexts('clientRecord');
  const [decision, setDecision] = useState<Decided['decision']>();
  return (
    <>
      <Button onClick={() => setDecision('APPROVED')}>{t('decision.APPROVED')}</Button>
      <Button onClick={() => setDecision('REFUSED')}>{t('decision.REFUSED')}</Button>
      {decision ? <Asking {...props} decision={decision} onClose={() => setDecision(undefined)} /> : null}
    </>
  );
};

interface AskingProps extends Props {
  readonly decision: Decided['decision'];
  readonly onClose: () => void;
}

const Asking = ({ version, decide, decision, onClose }: AskingProps) => {
  const { t } = useTexts('clientRecord');
  const { ask, isBusy, failure } = useAsk(({ reason: why = '' }, signal) =>
    decide({ version, decision, why }, signal),
  );
  const form = usePageForm({
    schema: Why,
    defaultValue: {},
    onSubmit: ({ why }) => ask({ reason: why }),
  });
  return (
    <Dialog title={t(`decision.${decision}`)} onClose={onClose}>
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          <TextAreaField name="why" max={most} rows={3} isOptional={false} />
          <AskFailed failure={failure} />
          <Ways>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {t(`decision.${decision}`)}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('leave.cancel')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
    </Dialog>
  );
};
