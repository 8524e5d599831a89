import { useCallback, useMemo } from 'react';
import {
  InsuranceType,
  policyLimits,
  type InsurableVehicle,
  type KnownOfPolicy,
} from '#machines/service/sales/policyRecord.ts';
import { vehicleLimits } from '#machines/service/sales/vehicleRecord.ts';
import { isBoth, isCasco, waysOf } from '#machines/sales/policy/fleet.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { SelectGiven } from '#src/fields/choice/SelectField.tsx';
import { valueAt } from '#machines/subject/valueAt.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { ClosedRow, type ClosedRowProps } from '#src/fields/rows/ClosedRow.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { money } from '#machines/subject/control.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';

const list = 'vehicles';

interface Props {
  /** The other vehicles of the client. */
  readonly insurable: NonNullable<KnownOfPolicy['insurable']>;
}

/** The vehicles of a fleet besides the one that the policy is of, each picked among those of its client, and how each is insured. */
export const FurtherVehicles = ({ insurable }: Props) => {
  const { t } = useTexts('clientRecord');
  const draw = useCallback((row: string) => <Vehicle key={row} {...{ row, insurable }} />, [insurable]);
  const isAny = useAnswer(`${list}[0].vehicle`) !== '';
  if (insurable.length === 0 && !isAny) return <p>{t('fleet.noOther')}</p>;
  return (
    <RowsField
      name={list}
      isOptional
      max={Math.min(policyLimits.vehicles - 1, insurable.length)}
      called={(row) => knownIn(insurable, valueAt(row, 'vehicle'))}
      closed={(given) => <Closed {...given} insurable={insurable} />}
    >
      {draw}
    </RowsField>
  );
};

/** What a vehicle of the client is called. */
const knownIn = (insurable: Props['insurable'], vehicle: unknown): string | undefined => {
  const known = insurable.find((one) => one.vehicle === vehicle);
  return known && nameOf(known);
};

const nameOf = ({ name, registrationNumber = '' }: InsurableVehicle): string =>
  `${registrationNumber} ${name}`.trim();

/** How a further vehicle is insured, and whether its row says so. */
const useWay = (row: string) => {
  const insuranceType = InsuranceType.safeParse(useAnswer('insuranceType')).data;
  const own = InsuranceType.safeParse(useAnswer(`${row}.insuranceType`)).data;
  const [way] = waysOf({ insuranceType, vehicles: [{ insuranceType: own }] });
  return { isOwn: isBoth(insuranceType), type: way?.insuranceType };
};

const Closed = ({ insurable, ...given }: ClosedRowProps & Props) => {
  const { say } = useFieldWords('insuranceType');
  const { label } = useFieldWords(`${list}.vehicle`);
  const vehicle = useAnswer(`${given.row}.vehicle`);
  const { type } = useWay(given.row);
  const isMissing = vehicle === '';
  const content = () => ({
    name: knownIn(insurable, vehicle),
    about: type && say(`options.${type}`),
    missing: isMissing ? label : undefined,
  });
  return <ClosedRow {...given} isMissing={isMissing} content={content} />;
};

const Vehicle = ({ row, insurable }: Props & { readonly row: string }) => {
  const { isOwn, type } = useWay(row);
  const values = useMemo(
    () =>
      insurable.map((one) => ({
        code: one.vehicle,
        name: nameOf(one),
        description: undefined,
        tooltip: undefined,
        categories: [],
      })),
    [insurable],
  );
  return (
    <>
      <SelectGiven name={`${row}.vehicle`} values={values} isOptional={false} width="long" />
      {isOwn ? (
        <RadioField
          name={`${row}.insuranceType`}
          options={InsuranceType.options}
          isOptional={false}
          isInline
        />
      ) : null}
      {isCasco(type) ? (
        <>
          <ControlField
            name={`${row}.sumInsured`}
            control={money}
            codes={[]}
            further={[]}
            isOptional={false}
          />
          <RowsField name={`${row}.extras`} isOptional max={vehicleLimits.extras}>
            {(extra) => (
              <>
                <TextField name={`${extra}.name`} isOptional={false} />
                <ControlField
                  name={`${extra}.price`}
                  control={money}
                  codes={[]}
                  further={[]}
                  isOptional={false}
                />
              </>
            )}
          </RowsField>
        </>
      ) : null}
    </>
  );
};
