import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import type { PartsDrawingProps } from '#src/fields/drawing/PartsDrawing.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { viewBoxes } from './carDrawings.ts';
import { CarDrawing } from './CarDrawing.tsx';
import { carZones, zoomOf, type CarZone } from './carZones.ts';
import { CarPicture } from './CarPicture.tsx';
import styles from './CarZones.module.css';
import { PartChips } from './PartChips.tsx';
import type { diagramParts } from './parts.ts';

type Props = Pick<
  PartsDrawingProps<DamagedPart>,
  'label' | 'hint' | 'chosen' | 'offered' | 'onToggle' | 'onPoint' | 'children'
> & {
  view: keyof typeof diagramParts;
  /** Names of the parts in the current language. */
  names: ReadonlyMap<string, string>;
};

/**
 * The car in zones wide enough for a finger. A zone of one part chooses it; any other is enlarged, and its parts are pointed at
 * there or by their names below.
 */
export function CarZones({ view, names, children, ...props }: Props): ReactNode {
  const { chosen, offered, onToggle } = props;
  const { t } = useTexts('car');
  const [opened, setOpened] = useState<CarZone>();
  const field = useRef<HTMLDivElement>(null);
  const left = useRef<CarZone>(undefined);
  const nameOf = (code: string) => names.get(code) ?? code;
  useEffect(() => {
    if (!opened && !left.current) return;
    const at = opened
      ? 0
      : carZones[view].filter(isOffered(offered)).findIndex((zone) => zone === left.current);
    field.current?.querySelectorAll('button')[at]?.focus();
    left.current = opened;
  }, [opened, view, offered]);
  if (!opened)
    return (
      <div ref={field} className={styles['whole']}>
        <CarPicture view={view} chosen={chosen}>
          {children}
        </CarPicture>
        {carZones[view].filter(isOffered(offered)).map((zone) => {
          const { parts, ...at } = { ...zone, parts: zone.parts.filter((part) => offered.includes(part)) };
          const [only] = parts.length === 1 ? parts : [];
          return (
            <Zone
              key={`${zone.x} ${zone.y}`}
              {...at}
              view={view}
              parts={parts}
              name={only || !zone.name ? nameOf(only ?? '') : t(`zones.${zone.name}`)}
              isPart={only !== undefined}
              count={parts.filter((part) => chosen.includes(part)).length}
              onPress={() => (only ? onToggle(only) : setOpened(zone))}
            />
          );
        })}
      </div>
    );
  const parts = opened.parts.filter((part) => offered.includes(part));
  return (
    <div ref={field}>
      <Button look="quiet" icon="back" onClick={() => setOpened(undefined)}>
        {t('zones.back')}
      </Button>
      <div className={styles['zoomed']}>
        <CarDrawing {...props} view={view} names={names} offered={parts} viewBox={zoomOf(opened)} />
      </div>
      <PartChips codes={parts} nameOf={nameOf} chosen={chosen} onToggle={onToggle} />
    </div>
  );
}

const isOffered = (offered: readonly string[]) => (zone: CarZone) =>
  zone.parts.some((part) => offered.includes(part));

type ZoneProps = Pick<CarZone, 'x' | 'y' | 'width' | 'height' | 'parts'> & {
  view: keyof typeof diagramParts;
  name: string;
  /** It is a part, which is chosen or not. */
  isPart: boolean;
  /** How many of its parts are chosen. */
  count: number;
  onPress: () => void;
};

const Zone = ({ view, x, y, width, height, parts, name, isPart, count, onPress }: ZoneProps) => {
  const { t } = useTexts('common');
  const [, , across = 1, down = 1] = viewBoxes[view].split(' ').map(Number);
  const part = (of: number, whole: number) => `${(100 * of) / whole}%`;
  return (
    <button
      type="button"
      className={styles['zone']}
      style={{
        left: part(x, across),
        top: part(y, down),
        width: part(width, across),
        height: part(height, down),
      }}
      data-parts={parts.join(' ')}
      aria-label={isPart || count === 0 ? name : `${name}, ${t('car.chosen', { count })}`}
      aria-pressed={isPart ? count > 0 : undefined}
      onClick={onPress}
    >
      {isPart || count === 0 ? null : <span className={styles['count']}>{count}</span>}
    </button>
  );
};
