import { useCallback, useState } from 'react';
import type { pickMachine } from '#machines/sales/search/pickMachine.ts';
import { policyLimits, PolicyRole, type KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { FieldMessages } from '#src/fields/FieldMessages.tsx';
import { focusOn } from '#src/fields/focusOn.ts';
import { ClosedRow, type ClosedRowProps } from '#src/fields/rows/ClosedRow.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { PickClient } from '#src/sales/pick/PickClient.tsx';
import styles from './Roles.module.css';

const list = 'roles';
/** Who takes it out is none of these: that is the first one. */
const others = PolicyRole.options.filter((role) => role !== 'POLICYHOLDER');

interface Props {
  readonly machine: typeof pickMachine;
  /** Those who have a role, as far as they may be known. */
  readonly named: NonNullable<KnownOfPolicy['named']>;
  /** What those are called who were found here before, by their ids. */
  readonly found: ReadonlyMap<string, string>;
  readonly onFound: (client: string, name: string) => void;
}

type Names = Readonly<Record<string, string>>;

/** Who has to do with a policy: first who takes it out, which stays, then others, each found among clients. */
export const Roles = ({ machine, named, found, onFound }: Props) => {
  const [names, setNames] = useState<Names>(() =>
    Object.fromEntries([...found, ...named.map(({ client, name }) => [client, name] as const)]),
  );
  const name = useCallback(
    (client: string, called: string) => {
      onFound(client, called);
      setNames((known) => ({ ...known, [client]: called }));
    },
    [onFound],
  );
  const nameOf = useNamed(names);
  const draw = useCallback(
    (row: string, index: number) =>
      index === 0 ? (
        <Holder row={row} names={names} />
      ) : (
        <Role key={row} {...{ row, machine, names, name }} />
      ),
    [machine, names, name],
  );
  return (
    <RowsField
      name={list}
      isOptional
      max={policyLimits.roles}
      lasting={1}
      called={(row) => nameOf(String(valueAt(row, 'client') ?? ''))}
      closed={(given) => <Closed {...given} names={names} />}
    >
      {draw}
    </RowsField>
  );
};

const useNamed = (names: Names) => {
  const { t } = useTexts('clientRecord');
  return (client: string) => (client === '' ? undefined : (names[client] ?? t('role.hidden')));
};

const Closed = ({ names, ...given }: ClosedRowProps & { readonly names: Names }) => {
  const { say } = useFieldWords(`${list}.role`);
  const nameOf = useNamed(names);
  const client = useAnswer(`${given.row}.client`);
  const role = useAnswer(`${given.row}.role`);
  const content = () => ({
    name: nameOf(client),
    about: role === '' ? undefined : say(`options.${role}`),
  });
  return <ClosedRow {...given} content={content} />;
};

/** Who takes it out, which nobody changes here. */
const Holder = ({ row, names }: { readonly row: string; readonly names: Names }) => {
  const { say } = useFieldWords(`${list}.role`);
  const role = useBoundField({ name: `${row}.role` });
  const { id, name, defaultValue, error, note } = useBoundField({ name: `${row}.client` });
  const nameOf = useNamed(names);
  return (
    <>
      <input type="hidden" name={role.name} value={role.defaultValue} />
      <input type="hidden" name={name} value={defaultValue} />
      <p id={id} tabIndex={-1} data-quiet-focus>
        {say('options.POLICYHOLDER')}: {nameOf(defaultValue)}
      </p>
      <FieldMessages id={id} error={error} note={note} />
    </>
  );
};

interface RoleProps {
  /** In the form: `roles[2]`. */
  readonly row: string;
  readonly machine: Props['machine'];
  readonly names: Names;
  readonly name: (client: string, called: string) => void;
}

const Role = ({ row, machine, names, name }: RoleProps) => {
  const { t } = useTexts('clientRecord');
  const field = useBoundField({ name: `${row}.client` });
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  const [picked, setPicked] = useState(0);
  const nameOf = useNamed(names);
  return (
    <>
      <RadioField name={`${row}.role`} options={others} isOptional={false} isInline />
      {carrier}
      <p
        key={picked}
        ref={picked > 0 ? focusOn : undefined}
        className={styles['picked']}
        tabIndex={-1}
        data-quiet-focus
      >
        {value === '' ? t('role.nobody') : `${field.label}: ${nameOf(value) ?? ''}`}
      </p>
      <PickClient
        machine={machine}
        label={t(value === '' ? 'role.find' : 'role.another')}
        field={field}
        onPick={(client) => {
          name(client.id, client.name);
          change(client.id);
          leave();
          setPicked(picked + 1);
        }}
      />
    </>
  );
};
