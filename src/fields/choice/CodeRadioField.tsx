import { memo, useMemo, type ReactNode } from 'react';
import { useCodelist, type CodelistEntry } from '#src/codelists/useCodelist.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { NotLoaded } from '#src/fields/NotLoaded.tsx';
import type { OpenedBy } from './Opened.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { Radios } from './Radios.tsx';
import styles from '#src/layout/Choice.module.css';

type Props = GroupProps & {
  codelist: string;
  /** The codes offered; by default all of the codelist. A constant list keeps the field from drawing again. */
  only?: readonly string[] | undefined;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
};

/** One value of a codelist laid out with its description, for words that not everybody knows. */
export const CodeRadioField = memo(function CodeRadioField({
  codelist,
  only,
  isLabelHidden,
  opened,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const { state, values, retry } = useCodelist(codelist);
  const saved = field.defaultValue;
  const offered = useMemo(() => {
    // The saved answer stands in the form while its name is on the way.
    const waiting = saved === '' ? [] : [saved];
    const codes = state === 'loading' ? waiting : (only ?? (values.length > 0 ? undefined : waiting));
    return codes?.map((code) => values.find((value) => value.code === code) ?? unnamed(code)) ?? values;
  }, [only, saved, state, values]);
  const { t } = useTexts('common');
  const answer = useAnswer(field.name);
  const explained = offered.map(({ code, name, description, tooltip }) => ({
    value: code,
    label: name,
    about: answer === code && description ? [description, tooltip].filter(Boolean).join(' ') : description,
  }));
  return (
    <Radios {...field} offered={explained} {...{ isLabelHidden, opened }} isBusy={state === 'loading'}>
      {state === 'loading' ? <p className={styles['about']}>{t('loading')}</p> : null}
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
    </Radios>
  );
});

const unnamed = (code: string): CodelistEntry => ({
  code,
  name: code,
  description: undefined,
  tooltip: undefined,
  categories: [],
});
