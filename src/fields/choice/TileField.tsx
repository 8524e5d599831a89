import { memo, type ReactNode } from 'react';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import type { PictureName } from './pictures.ts';
import { TileChoice } from './TileChoice.tsx';
import type { OpenedBy } from './Opened.tsx';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';
import choice from '#src/layout/Choice.module.css';
import styles from './TileField.module.css';

type Icons = Readonly<Record<string, PictureName>>;
type Look = {
  /** An icon by code. */
  icons?: Icons | undefined;
  /** Two beside each other where there is room. */
  isGrid?: boolean | undefined;
  /** More than one may be chosen; the answer is a list. */
  isMultiple?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** Each choice is a button that answers and goes on. */
  autoSubmits?: boolean | undefined;
  /** Called before one of them goes on. */
  onLeading?: (() => void) | undefined;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
};

type Props = GroupProps &
  Look & {
    /** The codes offered, in this order. */
    options: readonly string[];
    /** Codes that few people look for: folded below the others, open where one of them is chosen. */
    further?: readonly string[];
    /** The field whose choices have the words, where they are not its own. */
    choices?: string | undefined;
    /** Tells its ids from those of another field with the same name. */
    apart?: string | undefined;
    /** Another field with the same name shows its errors. */
    isQuiet?: boolean | undefined;
  };

const none: readonly string[] = [];

/** A choice that the rest of the page depends on: large tiles, each with a line icon, a name and one sentence. */
export const TileField = memo(function TileField({
  options,
  further = none,
  choices,
  apart,
  isQuiet = false,
  icons,
  isGrid,
  isMultiple,
  isLabelHidden,
  autoSubmits,
  onLeading,
  opened,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const id = apart === undefined ? field.id : `${field.id}-${apart}`;
  const error = isQuiet ? undefined : field.error;
  const words = choices ?? props.words ?? props.name;
  const offered = useChoices(words, options);
  const folded = useChoices(words, further);
  const look = { icons, isGrid, isMultiple, isLabelHidden, autoSubmits: autoSubmits, onLeading, opened };
  return <Tiles {...field} {...{ id, error, offered, folded }} {...look} />;
});

function Tiles({
  offered,
  folded,
  icons,
  isGrid,
  isMultiple = false,
  isLabelHidden,
  autoSubmits = false,
  onLeading,
  opened,
  ...field
}: BoundField & Look & { offered: readonly Choice[]; folded: readonly Choice[] }) {
  const tiles = isGrid ? `${choice['choices']} ${styles['grid']}` : choice['choices'];
  const chosen = field.chosen.split('\n');
  const { t } = useTexts('common');
  const drawn = (one: Choice) => (
    <TileChoice
      key={one.value}
      field={field}
      choice={one}
      icon={icons?.[one.value]}
      isMultiple={isMultiple}
      autoSubmits={autoSubmits}
      onLeading={onLeading}
      isFirst={one === offered[0]}
      opened={opened?.[one.value]}
    />
  );
  return (
    <GroupFrame
      {...field}
      words={field}
      isLabelHidden={isLabelHidden}
      isRadioGroup={!isMultiple && !autoSubmits}
    >
      <div className={styles['ground']}>
        <div className={tiles}>{offered.map(drawn)}</div>
        {folded.length > 0 ? (
          <Foldable
            title={t('moreChoices')}
            holds="choices"
            isOpen={folded.some(({ value }) => chosen.includes(value))}
          >
            <div className={tiles}>{folded.map(drawn)}</div>
          </Foldable>
        ) : null}
      </div>
    </GroupFrame>
  );
}
