import type { ComponentProps, ReactNode } from 'react';
import { today } from '#machines/claim/clock.ts';
import type { Currency } from '#machines/claim/codes/currency.ts';
import type { Control } from '#machines/subject/control.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { AccountField } from './AccountField.tsx';
import { AddressField } from './AddressField.tsx';
import { CheckboxesField } from './choice/CheckboxesField.tsx';
import { CodeRadioField } from './choice/CodeRadioField.tsx';
import { CheckboxField } from './choice/CheckboxField.tsx';
import { useChoiceIcons } from './choice/choiceIcons.ts';
import { ComboField } from './combo/ComboField.tsx';
import { DateField } from './date/DateField.tsx';
import { DateTimeField } from './date/DateTimeField.tsx';
import type { GroupProps } from './fieldProps.ts';
import { RadioField, YesNoField } from './choice/RadioField.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { EmailField, NumberField, PhoneField, PriceField } from './TextFields.tsx';
import { TileField } from './choice/TileField.tsx';
import { TimeField } from './date/TimeField.tsx';
import type { OpenedBy } from './choice/Opened.tsx';
import { MakeField, ModelField } from './VehicleFields.tsx';

const BodyField = lazyPart(() => import('./body/BodyField.tsx'), 'BodyField');
const NumberOrDayField = lazyPart(() => import('./date/NumberOrDayField.tsx'), 'NumberOrDayField');
const DamagedPartsField = lazyPart(() => import('./car/DamagedPartsField.tsx'), 'DamagedPartsField');

type Props = GroupProps & {
  control: Control;
  /** The codes offered, and those that few people look for. */
  codes: readonly string[];
  further: readonly string[];
  /** The field whose choices have the words, where they are not its own. */
  choices?: string | undefined;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
  /** Each choice is a button that answers and goes on. */
  autoSubmits?: boolean | undefined;
  /** The currency of an amount, once that is known. */
  currency?: Currency | undefined;
  /** The field of the day that its box takes, too, and the field that has the words of the box. */
  either?: { readonly name: string; readonly words: string } | undefined;
  /** The answer is about the reporter, so the browser may offer what it knows of them. */
  isOwn?: boolean | undefined;
};

/** The field for a control of the catalogue. Lists, files and repair shops are drawn by the pages that know their content. */
export function ControlField({ control, ...props }: Props): ReactNode {
  const { codes, further, choices, currency, isLabelHidden, autoSubmits, opened, either, isOwn, ...field } =
    props;
  const group = { ...field, isLabelHidden };
  if (autoSubmits) return <PicturedField {...group} options={codes} choices={choices} autoSubmits isGrid />;
  if (either) return <NumberOrDayField {...field} day={either.name} words={either.words} />;
  switch (control.kind) {
    case 'text':
      return (
        <TextField
          {...field}
          width={control.width}
          inputMode={control.digits && 'numeric'}
          isUpperCase={control.capitals}
          offers={control.offers}
          autoComplete={control.own ?? (isOwn ? ownName(field.name) : undefined)}
        />
      );
    case 'story':
      return <TextAreaField {...field} max={control.max} rows={control.rows} />;
    case 'email':
      return <EmailField {...field} isOwn={control.own ?? isOwn} />;
    case 'phone':
      return <PhoneField {...field} isOwn={control.own ?? isOwn} />;
    case 'number':
      return <NumberField {...field} width={control.width} unit={control.unit} isDecimal={control.decimal} />;
    case 'amount':
      return <PriceField {...field} currency={currency} />;
    case 'day':
      return (
        <DateField
          {...field}
          max={control.until && today()}
          hasCalendar={control.calendar}
          autoComplete={isOwn ? ownName(field.name) : undefined}
        />
      );
    case 'moment':
      return <DateTimeField {...group} max={today()} />;
    case 'time':
      return <TimeField {...field} />;
    case 'tick':
      return <CheckboxField {...field} />;
    case 'yesNo':
      return <YesNoField {...group} mayBeUnknown={control.surely !== true} />;
    case 'radio':
      return (
        <RadioField {...group} options={codes} isInline={control.inline} {...{ further, choices, opened }} />
      );
    case 'tiles':
      return (
        <PicturedField
          {...group}
          options={codes}
          further={further}
          choices={choices}
          opened={opened}
          isGrid={control.grid}
          isMultiple={control.several}
        />
      );
    case 'several':
      return <CheckboxesField {...group} options={codes} none={control.none} />;
    case 'select':
      return (
        <SelectField
          {...field}
          codelist={control.codelist}
          only={codes.length > 0 ? codes : undefined}
          width={control.width}
        />
      );
    case 'codes':
      return (
        <CodeRadioField
          {...group}
          codelist={control.codelist}
          only={codes.length > 0 ? codes : undefined}
          opened={opened}
        />
      );
    case 'search':
      return <ComboField {...field} codelist={control.codelist} />;
    case 'make':
      return <MakeField {...field} codelist={control.codelist} />;
    case 'model':
      return <ModelField {...field} codelist={control.codelist} make={control.make} />;
    case 'account':
      return <AccountField {...field} />;
    case 'address':
      return <AddressField {...field} isOwn={isOwn} />;
    case 'body':
      return <BodyField {...group} />;
    case 'vehicleParts':
      return <DamagedPartsField {...group} only={codes} />;
    case 'rows':
    case 'files':
    case 'shop':
    case 'hidden':
      break;
  }
  return null;
}

/** The browser's names for what it may know of the reporter (WCAG 1.3.5), by the end of the path. */
const ownNames: Readonly<Record<string, string>> = { fullName: 'name', birthDate: 'bday' };
const ownName = (path: string) => ownNames[path.slice(path.lastIndexOf('.') + 1)];

/** Tiles with the pictures that their choices have. */
const PicturedField = (props: ComponentProps<typeof TileField>): ReactNode => (
  <TileField {...props} icons={useChoiceIcons(props.name)} />
);
