import { useMemo } from 'react';
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
import { wrongAnswer } from './wrongAnswer.ts';
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
  useTitle(t('authorise.title'));
  // One that this browser does not know may have any of them.
  const offered = draft?.opensBy ?? AuthorisationField.options;
  const [only, ...others] = offered;
  const form = usePageForm({
    schema: Authorisation,
    defaultValue: others.length === 0 && only ? { authorisationField: only } : {},
    refusal: useMemo(() => wrongNumber(failure), [failure]),
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
      <div role="alert">{failure && !wrongNumber(failure) ? <Refused failure={failure} /> : null}</div>
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

/** The number is refused as one of its kind. */
const wrongNumber = (failure: Failure | undefined) => {
  const wrong = wrongAnswer('authorisationValue', failure);
  return wrong && { ...wrong, with: 'authorisationField' };
};

const Refused = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureWords(failure);
  return (
    <Notice tone="error" title={title}>
      {text}
    </Notice>
  );
};
