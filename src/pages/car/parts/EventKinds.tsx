import type { ReactNode } from 'react';
import { EventKind } from '../../../../machines/claim/enums.ts';
import { riskFlowOf } from '../../../../machines/claim/riskFlow.ts';
import { TileField } from '../../../fields/TileField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';
import type { IconName } from '../../../layout/icons.ts';
import { useInSight } from '../../../layout/useInSight.ts';
import styles from './EventKinds.module.css';

const families = ['HAV', 'POVPOJ', 'POVPOS'] as const;

const kindsOf = {
  HAV: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'HAV'),
  POVPOJ: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOJ'),
  POVPOS: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOS'),
};

const familyIcons = { HAV: 'car', POVPOJ: 'people', POVPOS: 'person' } satisfies Record<string, IconName>;

const kindIcons = {
  HAVNEHODA: 'crash',
  HAVSKLA: 'glass',
  HAVZVIRE: 'animal',
  HAVVANDALISMUS: 'spray',
  HAVZIVEL: 'hail',
  HAVODCIZENI: 'key',
  POVPOJ_VEHICLE: 'car',
  POVPOJ_GLASS: 'glass',
  POVPOJ_HEALTH: 'health',
  POVPOJ_PROPERTY: 'house',
  POVPOJ_THING: 'thing',
  POVPOS_VEHICLE: 'car',
  POVPOS_GLASS: 'glass',
  POVPOS_HEALTH: 'health',
  POVPOS_PROPERTY: 'house',
  POVPOS_THING: 'thing',
} satisfies Record<EventKind, IconName>;

/** The three families of events, and below the chosen one its kinds: one of the own vehicle's, several of a liability. */
export function EventKinds(): ReactNode {
  const chosen = useAnswer('eventFamily');
  const family = families.find((known) => known === chosen);
  const place = useInSight(family);
  return (
    <>
      <TileField
        name="eventFamily"
        options={families}
        icons={familyIcons}
        leadsTo={family ? undefined : 'eventKinds'}
        isOptional={false}
        isLabelHidden
      />
      {family ? (
        <div ref={place} className={styles['kinds']}>
          <TileField
            key={family}
            name="eventKinds"
            words={`eventKinds.${family}`}
            choices="eventKinds"
            options={kindsOf[family]}
            icons={kindIcons}
            isMultiple={family !== 'HAV'}
            isGrid
          />
        </div>
      ) : null}
    </>
  );
}
