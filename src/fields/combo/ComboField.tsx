import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useCodelist, type CodelistEntry } from '#src/codelists/useCodelist.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { usePageField } from '#src/forms/usePageField.ts';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { NotLoaded } from '#src/fields/NotLoaded.tsx';
import { PlainCombo, type ComboProps } from './PlainCombo.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useCombo } from './useCombo.ts';

type Props = FieldProps & {
  codelist: string;
  /** Narrows the codelist, as a make does its models. Nothing is offered while it is empty. */
  parent?: string;
  /** What the field keeps of the picked value: its code, or its name. */
  stores?: 'code' | 'name';
  /** Other fields that follow the picked value, each with what it keeps: `{ 'vehicleManufacturer.name': 'name' }`. */
  also?: Readonly<Record<string, 'code' | 'name'>>;
  /** The list only suggests: a name that it lacks is an answer, too. */
  isFree?: boolean;
  /** Begins empty, whatever was answered before. */
  isEmpty?: boolean;
};

/**
 * One value of a long list, found by typing. Unless the list only suggests, it must be picked: letters that are no value hold
 * Continue back. Until the rich box is loaded, and where it cannot be, a plain one with the browser's suggestions does the same.
 */
export function ComboField({
  codelist,
  parent,
  stores = 'code',
  also = {},
  isFree = false,
  isEmpty = false,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const { setValues } = useFormAround();
  const { state, values, retry } = useCodelist(codelist, { parent, isWanted: parent !== '' });
  const typedBefore = usePageField(`${props.name}~text`).defaultValue;
  const follow = (entry: CodelistEntry | undefined) => {
    const followers = Object.entries(also).map(([name, part]) => [name, entry?.[part] ?? '']);
    if (followers.length > 0) setValues(Object.fromEntries(followers));
  };
  const combo = useCombo({
    name: props.name,
    defaultValue: isEmpty ? '' : field.defaultValue,
    defaultText: isEmpty ? '' : typedBefore,
    entries: values,
    isLoaded: state === 'success',
    stores,
    isFree,
    onPick: follow,
  });
  const [isFocused, setFocused] = useState(false);
  const Rich = useRichCombo();
  // Nothing is exchanged under the reporter's fingers.
  const [Box, setBox] = useState<ComponentType<ComboProps>>(() => PlainCombo);
  if (Rich && Box !== Rich && !isFocused) setBox(() => Rich);

  const { id, isOptional, note } = field;
  const error = useFirstError([props.name, ...Object.keys(also)]);
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {combo.carriers[0]}
      {combo.carriers[1]}
      {Object.keys(also).map((name) => (
        <Follower key={name} name={name} />
      ))}
      <Box
        id={id}
        text={combo.text}
        picked={combo.picked?.code}
        entries={combo.matching}
        isFree={isFree}
        isLoading={state === 'loading' && parent !== ''}
        isDisabled={field.isDisabled}
        isRequired={!isOptional}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, field)}
        onType={combo.type}
        onPick={combo.pick}
        onFocus={() => setFocused(true)}
        onLeave={() => {
          setFocused(false);
          combo.leave();
        }}
      />
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
    </FieldFrame>
  );
}

const Follower = ({ name }: { name: string }) => {
  const { id, defaultValue } = usePageField(name);
  return <input hidden id={id} name={name} defaultValue={defaultValue} />;
};

/** Loads the rich box after the page. Where that fails the plain one stays, which need not be reported as a failure. */
function useRichCombo(): ComponentType<ComboProps> | undefined {
  const [Rich, setRich] = useState<ComponentType<ComboProps>>();
  useEffect(() => {
    void import('./RichCombo.tsx').then(
      ({ RichCombo }) => setRich(() => RichCombo),
      () => undefined,
    );
  }, []);
  return Rich;
}

/** The text of the first error among fields that are seen as one, undefined when all are valid. */
function useFirstError(names: readonly string[]): string | undefined {
  const { fields } = useFormAround();
  const read = () => names.map((name) => fields.read(name).error).find((error) => error !== undefined);
  return useSyncExternalStore(fields.subscribe, read, read);
}
