import { memo, useMemo, type ReactNode } from 'react';
import { useCodelist, type Codelist } from '#src/codelists/useCodelist.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { NotLoaded } from '#src/fields/NotLoaded.tsx';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import line from '#src/fields/TextField.module.css';
import styles from './SelectField.module.css';

type Props = FieldProps & {
  /** The codelist it offers. */
  codelist: string;
  /** The codes offered; by default all of the codelist. A constant list keeps the field from drawing again. */
  only?: readonly string[] | undefined;
  /** Narrows the codelist. */
  parent?: string;
  width?: 'tiny' | 'short' | 'medium' | 'long' | 'full' | undefined;
};

/** One value of a codelist that is too long for radios but short enough to scroll through. */
export const SelectField = memo(function SelectField({
  codelist,
  parent,
  only,
  width,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const { state, values, retry } = useCodelist(codelist, { parent });
  const offered = useMemo(
    () => (only ? values.filter(({ code }) => only.includes(code)) : values),
    [only, values],
  );
  return <Select {...field} {...{ state, width }} values={offered} retry={retry} />;
});

type GivenProps = FieldProps & { values: Codelist['values']; width?: Props['width'] };

/** One of some values that are known already. */
export const SelectGiven = ({ values, width, ...props }: GivenProps): ReactNode => (
  <Select {...useBoundField(props)} state="success" {...{ values, width }} retry={retryNothing} />
);

const retryNothing = (): void => {};

type Leaf = BoundField & Codelist & { width: Props['width'] };

function Select({ state, values, retry, width = 'full', ...field }: Leaf) {
  const { id, isOptional, error, note } = field;
  const { t } = useTexts('common');
  const answer = useAnswer(field.name);
  const chosen = values.find(({ code }) => code === answer);
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      <div className={`${line['line']} ${styles['line']}`} data-width={width}>
        <select
          // The saved answer can be chosen only once its option is there.
          key={state}
          id={id}
          name={field.name}
          className={`${line['input']} ${styles['select']}`}
          defaultValue={field.defaultValue}
          disabled={field.isDisabled}
          aria-busy={state === 'loading'}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
          // What empties it leaves no option, not even the one that asks for a choice, and without one the form lacks the field.
          onChange={({ currentTarget }) => {
            if (currentTarget.selectedIndex < 0) currentTarget.selectedIndex = 0;
          }}
        >
          <option value="">{state === 'loading' ? t('loading') : t('choose')}</option>
          {state === 'success' || field.defaultValue === '' ? null : (
            <option value={field.defaultValue}>{field.defaultValue}</option>
          )}
          {values.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <output className={styles['about']} htmlFor={id}>
        {[chosen?.description, chosen?.tooltip].filter(Boolean).join(' ')}
      </output>
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
    </FieldFrame>
  );
}
