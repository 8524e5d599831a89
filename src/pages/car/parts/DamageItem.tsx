import type { ReactNode } from 'react';
import type { DamageKind } from '../../../../machines/claim/enums.ts';
import { limits } from '../../../../machines/claim/limits.ts';
import { OptionalAddressFields } from '../../../fields/AddressFields.tsx';
import { PriceField } from '../../../fields/PriceField.tsx';
import { RowsField } from '../../../fields/RowsField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { useTexts } from '../../../i18n/useTexts.ts';
import { damageName } from '../injuredQuestions.ts';
import { FieldGroup } from '../../shared/parts/FieldGroup.tsx';
import { HealthItem } from './HealthItem.tsx';
import { VehicleItem } from './VehicleItem.tsx';

type Item = (props: { name: string }) => ReactNode;

const PropertyItem: Item = ({ name }) => (
  <>
    <Description name={name} />
    <OptionalAddressFields name={`${name}.address`} />
  </>
);

const ThingsItem: Item = ({ name }) => (
  <RowsField name={name} max={limits.damagedThings} isLabelHidden isOptional={false}>
    {(row) => (
      <>
        <TextField name={`${row}.description`} />
        <PriceField name={`${row}.price`} />
      </>
    )}
  </RowsField>
);

const OtherItem: Item = ({ name }) => <Description name={name} />;

const LossItem: Item = ({ name }) => (
  <>
    <Description name={name} />
    <PriceField name={`${name}.price`} />
  </>
);

const Description: Item = ({ name }) => <TextField name={`${name}.description`} isOptional={false} />;

const items = {
  VEHICLE: VehicleItem,
  GLASS: VehicleItem,
  HEALTH: HealthItem,
  PROPERTY: PropertyItem,
  THING: ThingsItem,
  OTHER: OtherItem,
  LOSS: LossItem,
} satisfies Record<DamageKind, Item>;

/**
 * What exactly is damaged of one kind.
 *
 * @param party one of the injured parties: `injuredParties[0]`
 * @param kind the kind of damage
 */
export function DamageItem({ party, kind }: { party: string; kind: DamageKind }): ReactNode {
  const { t } = useTexts('car');
  const ItemOfKind = items[kind];
  return (
    <FieldGroup title={t(`injuredParty.item.${kind}`)}>
      <ItemOfKind name={damageName(party, kind)} />
    </FieldGroup>
  );
}
