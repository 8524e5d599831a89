import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import type { BoundField } from '#src/fields/useBoundField.ts';
import { Opened, type OpenedBy } from './Opened.tsx';
import open from './Opened.module.css';
import styles from '#src/layout/Choice.module.css';

/** A choice, and what it means where not everybody knows. */
type Offered = { value: string; label: string; about?: string | undefined };

const none: readonly Offered[] = [];

type Props = BoundField & {
  offered: readonly Offered[];
  /** Those that few people look for. */
  folded?: readonly Offered[] | undefined;
  /** Side by side where they fit, for two or three short answers. */
  isInline?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** More may be offered soon. */
  isBusy?: boolean;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
  /** Below the choices. */
  children?: ReactNode;
};

/** One of several answers. The radios are native, because those keep their names when the rows of a list move. */
export function Radios({
  offered,
  folded = none,
  isInline = false,
  isLabelHidden,
  isBusy,
  opened,
  children,
  ...field
}: Props): ReactNode {
  const { id, name } = field;
  const { t } = useTexts('common');
  const drawn = ({ value, label, about }: Offered) => (
    <div key={value} className={open['option']}>
      <label className={styles['choice']}>
        <input
          type="radio"
          id={value === offered[0]?.value ? id : undefined}
          name={name}
          value={value}
          defaultChecked={field.defaultValue === value}
          disabled={field.isDisabled}
          className={styles['mark']}
          aria-labelledby={about ? `${id}-${value}` : undefined}
          aria-describedby={about ? `${id}-${value}-about` : undefined}
        />
        <span className={styles['words']}>
          <span id={`${id}-${value}`}>{label}</span>
          {about ? (
            <span id={`${id}-${value}-about`} className={styles['about']}>
              {about}
            </span>
          ) : null}
        </span>
      </label>
      {opened?.[value] === undefined ? null : <Opened>{opened[value]}</Opened>}
    </div>
  );
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden} isRadioGroup>
      <div className={styles['choices']} data-inline={isInline || undefined} aria-busy={isBusy}>
        {offered.map(drawn)}
      </div>
      {folded.length > 0 ? (
        <Foldable
          title={t('moreChoices')}
          holds="choices"
          isOpen={folded.some(({ value }) => field.chosen === value)}
        >
          <div className={styles['choices']}>{folded.map(drawn)}</div>
        </Foldable>
      ) : null}
      {children}
    </GroupFrame>
  );
}
