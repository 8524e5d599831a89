import { memo, type ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import type { IconName } from '../layout/icons.ts';
import type { GroupProps } from './fieldProps.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { useBoundField, type BoundField } from './useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';
import box from './CheckboxField.module.css';
import radio from './RadioField.module.css';
import styles from './TileField.module.css';

type Icons = Readonly<Record<string, IconName>>;
type Look = {
  /** An icon by code. */
  icons?: Icons | undefined;
  /** Two beside each other where there is room. */
  isGrid?: boolean | undefined;
  /** More than one may be chosen; the answer is a list. */
  isMultiple?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
};

type Props = GroupProps & Look & { /** The codes offered, in this order. */ options: readonly string[] };

/** A choice the page turns on: large tiles, each with a line icon, a name and one sentence. */
export const TileField = memo(function TileField({
  options,
  icons,
  isGrid,
  isMultiple,
  isLabelHidden,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const offered = useChoices(props.words ?? props.name, options);
  return <Tiles {...field} {...{ offered, icons, isGrid, isMultiple, isLabelHidden }} />;
});

function Tiles({
  offered,
  icons,
  isGrid,
  isMultiple = false,
  isLabelHidden,
  ...field
}: BoundField & Look & { offered: readonly Choice[] }) {
  const { id, name, isOptional, error, note } = field;
  const chosen = field.chosen.split('\n');
  return (
    <GroupFrame
      id={id}
      name={name}
      words={field}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      isRadioGroup={!isMultiple}
      error={error}
      note={note}
    >
      <div className={styles['ground']}>
        <div className={styles['tiles']} data-grid={isGrid}>
          {offered.map(({ value, label, sentence }, index) => (
            <label key={value} className={styles['tile']}>
              {icons?.[value] ? (
                <span className={styles['icon']}>
                  <Icon name={icons[value]} size={26} />
                </span>
              ) : null}
              <span className={styles['words']}>
                <span className={styles['name']}>{label}</span>
                {sentence ? (
                  <span id={`${id}-${value}`} className={styles['sentence']}>
                    {sentence}
                  </span>
                ) : null}
              </span>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                id={index === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={field.isDisabled}
                aria-label={label}
                aria-describedby={sentence ? `${id}-${value}` : undefined}
                className={isMultiple ? box['box'] : radio['mark']}
              />
            </label>
          ))}
        </div>
      </div>
    </GroupFrame>
  );
}
