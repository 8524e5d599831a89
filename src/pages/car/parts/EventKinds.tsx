import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { EventKind } from '../../../../machines/claim/enums.ts';
import { riskFlowOf } from '../../../../machines/claim/derived/riskFlow.ts';
import { choiceIcons } from '../../../fields/choice/choiceIcons.ts';
import { TileField } from '../../../fields/choice/TileField.tsx';
import { useIsDrawnOnly } from '../../../forms/useIsDrawnOnly.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';
import styles from './EventKinds.module.css';

const families = ['HAV', 'POVPOJ', 'POVPOS'] as const;

const kindsOf = {
  HAV: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'HAV'),
  POVPOJ: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOJ'),
  POVPOS: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOS'),
};

/**
 * The three families of events and, below the chosen one, its kinds: one for the own vehicle, several for a liability. Until the
 * page listens, the kinds of all families stand there and the style sheet shows those of the chosen one.
 */
export function EventKinds(): ReactNode {
  const chosen = useAnswer('eventFamily');
  const family = families.find((known) => known === chosen);
  const place = useInSight(family);
  const isDrawnOnly = useIsDrawnOnly();
  const shown = families.filter((each) => isDrawnOnly || each === family);
  return (
    <>
      <TileField
        name="eventFamily"
        options={families}
        icons={choiceIcons['eventFamily']}
        leadsTo={family ? undefined : 'eventKinds'}
        isOptional={false}
        isLabelHidden
      />
      {shown.map((each) => (
        <div
          key={each}
          ref={each === family ? place : undefined}
          className={styles['kinds']}
          data-family={each}
          data-spare={isDrawnOnly}
        >
          <TileField
            name="eventKinds"
            words={`eventKinds.${each}`}
            choices="eventKinds"
            options={kindsOf[each]}
            icons={choiceIcons['eventKinds']}
            isMultiple={each !== 'HAV'}
            isOptional={false}
            isGrid
            apart={isDrawnOnly ? each : undefined}
          />
        </div>
      ))}
    </>
  );
}

/**
 * The ref of an element that is scrolled into view when what it shows changes to another value: on a phone it would appear below
 * the screen and nobody would notice. Somebody who uses the keyboard stays where the focus is.
 */
function useInSight(shown: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isNew = before.current !== shown;
    before.current = shown;
    if (!isNew || shown === undefined || document.activeElement?.matches(':focus-visible')) return;
    const isBelow = (place.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isBelow) place.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  }, [shown]);
  return place;
}
