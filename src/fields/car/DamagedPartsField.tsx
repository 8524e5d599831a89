import { useRef, useState, type ReactNode } from 'react';
import { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import { useCodelist } from '#src/codelists/useCodelist.ts';
import { useAnswers } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { useIsNarrow } from '#src/layout/useIsWide.ts';
import { CarDrawing } from './CarDrawing.tsx';
import { CarZones } from './CarZones.tsx';
import { PartChips } from './PartChips.tsx';
import { PartList } from './PartList.tsx';
import { diagramParts, wordParts } from './parts.ts';
import drawing from '#src/fields/drawing/PartsDrawing.module.css';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { NotLoaded } from '#src/fields/NotLoaded.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import styles from './DamagedPartsField.module.css';

type Props = GroupProps & {
  /** Only these parts are offered, such as the glass for a glass claim; by default all. */
  only?: readonly string[];
};

/**
 * Parts of a car, pointed at on drawings or ticked in a list. The boxes of the list hold the answer; drawings and
 * list follow each other.
 */
export function DamagedPartsField({ only = DamagedPart.options, isLabelHidden, ...props }: Props): ReactNode {
  const field = useBoundField(props);
  const { name, id } = field;
  const { t } = useTexts('common');
  const { values, state, retry } = useCodelist('damaged-parts');
  const chosen = useAnswers(name);
  const [pointed, setPointed] = useState<DamagedPart>();
  const list = useRef<HTMLDivElement>(null);
  const names = new Map(values.map((part) => [part.code, part.name]));
  const nameOf = (code: string) => names.get(code) ?? code;

  const Car = useIsNarrow() ? CarZones : CarDrawing;
  const toggle = (code: DamagedPart) =>
    list.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.click();
  const views = (['outside', 'inside'] as const).filter((view) =>
    diagramParts[view].some(({ code }) => only.includes(code)),
  );
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden}>
      <div className={styles['frame']}>
        <div className={styles['ground']}>
          {views.map((view) => (
            <figure key={view} className={styles['figure']} data-view={view}>
              <figcaption className={styles['caption']}>{t(`car.${view}`)}</figcaption>
              <Car
                view={view}
                label={`${t('car.drawing')}, ${t(`car.${view}`)}`}
                hint={t('car.hint')}
                names={names}
                chosen={chosen}
                offered={only}
                onToggle={toggle}
                onPoint={setPointed}
              >
                {view === 'outside' ? (
                  <Words
                    front={t('car.front')}
                    rear={t('car.rear')}
                    left={t('car.left')}
                    right={t('car.right')}
                  />
                ) : null}
              </Car>
            </figure>
          ))}
          <div className={styles['below']}>
            <PartChips
              codes={wordParts.filter((code) => only.includes(code))}
              nameOf={nameOf}
              chosen={chosen}
              onToggle={toggle}
            />
          </div>
        </div>
        <div className={styles['said']}>
          {pointed ? (
            <p className={styles['pointed']} aria-hidden="true">
              {chosen.includes(pointed) ? <Icon name="check" size={18} /> : null}
              {nameOf(pointed)}
            </p>
          ) : null}
          <output>{chosen.length > 0 ? t('car.chosen', { count: chosen.length }) : t('car.nothing')}</output>
        </div>
      </div>
      {chosen.length > 0 ? (
        <ul className={styles['chips']}>
          {DamagedPart.options
            .filter((code) => chosen.includes(code))
            .map((code) => (
              <li key={code}>
                <button
                  type="button"
                  className={styles['chip']}
                  aria-label={t('car.remove', { part: nameOf(code) })}
                  onClick={() => toggle(code)}
                >
                  {nameOf(code)}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
        </ul>
      ) : null}
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
      <div ref={list}>
        <PartList id={id} name={name} offered={only} nameOf={nameOf} values={values} />
      </div>
    </GroupFrame>
  );
}

const Words = ({ front, rear, left, right }: Record<'front' | 'rear' | 'left' | 'right', string>) => (
  <g aria-hidden="true" className={drawing['word']}>
    <text x="180" y="16">
      {front}
    </text>
    <text x="180" y="586">
      {rear}
    </text>
    <text x="50" y="512">
      {left}
    </text>
    <text x="310" y="512">
      {right}
    </text>
  </g>
);
