import type { ReactNode } from 'react';
import * as z from 'zod';
import { AuthorisationField } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { text } from '#machines/claim/fields/text.ts';
import type { DraftNumber } from '#machines/actors/report/draftList.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { FindElsewhere } from './FindElsewhere.tsx';
import { useDraftName, type NamedDraft } from './useDraftName.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import { useTitle } from '#src/shell/useTitle.ts';

const Authorisation = z.object({
  authorisationField: AuthorisationField,
  authorisationValue: text(limits.claimNumber),
});

interface Props {
  /** The draft, undefined for one that this browser does not know. */
  readonly draft: (NamedDraft & Pick<ListedDraft, 'opensBy'>) | undefined;
  /** Why the last number did not open the draft. */
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  /** Begins another report, where this browser would go on with this one. */
  readonly onAnew: (() => void) | undefined;
  readonly onAuthorise: (number: DraftNumber) => void;
}

/** Opens a draft by a number that only its reporter knows. Source: specification section 6. */
export const AuthoriseDraft = ({ draft, failure, isBusy, onAnew, onAuthorise }: Props) => {
  const { t } = useTexts('drafts');
  const nameOf = useDraftName();
  const attempts = failure?.params?.['attempts'];
  useTitle(t('authorise.title'));
  // One that this browser does not know may have any of them.
  const offered = draft?.opensBy ?? AuthorisationField.options;
  const [only, ...others] = offered;
  const form = usePageForm({
    schema: Authorisation,
    defaultValue: others.length === 0 && only ? { authorisationField: only } : {},
    onSubmit: ({ authorisationField: field, authorisationValue: value }) => onAuthorise({ field, value }),
  });
  if (offered.length === 0) {
    return (
      <PageFrame isSpaced title={t('authorise.title')} lead={t('authorise.nothing')}>
        {draft ? <p>{t('authorise.begun', { name: nameOf(draft) })}</p> : null}
        <Ways>
          <FindElsewhere />
          {onAnew ? <Button onClick={onAnew}>{t('authorise.anew')}</Button> : null}
        </Ways>
      </PageFrame>
    );
  }
  return (
    <PageFrame isSpaced title={t('authorise.title')} lead={t('authorise.lead')}>
      {draft ? <p>{t('authorise.begun', { name: nameOf(draft) })}</p> : null}
      <div role="alert">
        {failure ? (
          <Refused failure={failure}>
            {typeof attempts === 'number' ? t('authorise.attempts', { count: attempts }) : null}
          </Refused>
        ) : null}
      </div>
      <FormFrame form={form}>
        <RadioField name="authorisationField" options={offered} />
        <TextField name="authorisationValue" width="medium" />
        <ActionBar label={t('authorise.open')} isBusy={isBusy}>
          <FindElsewhere />
          {onAnew ? (
            <Button look="quiet" onClick={onAnew}>
              {t('authorise.anew')}
            </Button>
          ) : null}
        </ActionBar>
      </FormFrame>
    </PageFrame>
  );
};

const Refused = ({ failure, children }: { readonly failure: Failure; readonly children: ReactNode }) => {
  const { title, text } = useFailureWords(failure);
  return (
    <Notice tone="error" title={title}>
      {text} {children}
    </Notice>
  );
};
