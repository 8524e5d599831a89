import { memo, useMemo, type ReactNode } from 'react';
import { useCodelist, type Codelist, type CodelistEntry } from '../../codelists/useCodelist.ts';
import { useAnswer } from '../../forms/useAnswer.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GroupProps } from '../fieldProps.ts';
import { GroupFrame } from '../GroupFrame.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { useBoundField, type BoundField } from '../useBoundField.ts';
import styles from './RadioField.module.css';

type Props = GroupProps & {
  codelist: string;
  /** The codes offered; by default all of the codelist. A constant list keeps the field from drawing again. */
  only?: readonly string[] | undefined;
};

/** One value of a codelist laid out with its description, for words that not everybody knows. */
export const CodeRadioField = memo(function CodeRadioField({
  codelist,
  only,
  isLabelHidden,
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
  return <Radios {...field} state={state} values={offered} retry={retry} isLabelHidden={isLabelHidden} />;
});

const unnamed = (code: string): CodelistEntry => ({
  code,
  name: code,
  description: undefined,
  tooltip: undefined,
  categories: [],
});

type Leaf = BoundField & Codelist & { isLabelHidden: boolean | undefined };

function Radios({ state, values, retry, isLabelHidden, ...field }: Leaf) {
  const { id, name } = field;
  const { t } = useTexts('common');
  const answer = useAnswer(name);
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden} isRadioGroup>
      <div className={styles['choices']} aria-busy={state === 'loading'}>
        {values.map(({ code, name: called, description, tooltip }, index) => (
          <label key={code} className={styles['choice']}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={code}
              defaultChecked={field.defaultValue === code}
              disabled={field.isDisabled}
              className={styles['mark']}
              aria-labelledby={`${id}-${code}`}
              aria-describedby={description ? `${id}-${code}-about` : undefined}
            />
            <span className={styles['words']}>
              <span id={`${id}-${code}`}>{called}</span>
              {description ? (
                <span id={`${id}-${code}-about`} className={styles['about']}>
                  {answer === code ? [description, tooltip].filter(Boolean).join(' ') : description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {state === 'loading' ? <p className={styles['about']}>{t('loading')}</p> : null}
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
    </GroupFrame>
  );
}
