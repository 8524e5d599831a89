import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { today } from '../../../machines/claim/clock.ts';
import { limits } from '../../../machines/claim/limits.ts';
import { CheckboxesField } from '../../fields/CheckboxesField.tsx';
import { CheckboxField } from '../../fields/CheckboxField.tsx';
import { ComboField } from '../../fields/ComboField.tsx';
import { DateField } from '../../fields/DateField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';

/** Draws the field of a question, given its name and the claim so far. */
export type Draw = (name: string, claim: ClaimDetail) => ReactNode;

/** Fields of life questions by kind. Those whose name begins with `needed` are required although their page may not ask them. */
export const line: Draw = (name) => <TextField name={name} />;
export const neededLine: Draw = (name) => <TextField name={name} isOptional={false} />;
export const reference: Draw = (name) => <TextField name={name} width="medium" />;
export const story: Draw = (name) => <TextAreaField name={name} max={limits.moreInfo} />;

/** A day that has been; any day. */
export const pastDay: Draw = (name) => <DateField name={name} max={today()} />;
export const neededPastDay: Draw = (name) => <DateField name={name} max={today()} isOptional={false} />;
export const day: Draw = (name) => <DateField name={name} />;
export const neededDay: Draw = (name) => <DateField name={name} isOptional={false} />;

export const yesNo: Draw = (name) => <YesNoField name={name} />;
export const neededYesNo: Draw = (name) => <YesNoField name={name} isOptional={false} />;
/** Where the reporter surely knows. */
export const knownYesNo: Draw = (name) => <YesNoField name={name} mayBeUnknown={false} />;
export const tick: Draw = (name) => <CheckboxField name={name} isOptional />;

/** One of a codelist short enough to leaf through, one of a long one, and of a few options. */
export const oneOf =
  (codelist: string): Draw =>
  (name) => <SelectField name={name} codelist={codelist} />;
export const neededOneOfMany =
  (codelist: string): Draw =>
  (name) => <ComboField name={name} codelist={codelist} isOptional={false} />;
export const option =
  (options: readonly string[]): Draw =>
  (name) => <RadioField name={name} options={options} />;
export const neededOption =
  (options: readonly string[]): Draw =>
  (name) => <RadioField name={name} options={options} isOptional={false} />;
export const severalOf =
  (options: readonly string[]): Draw =>
  (name) => <CheckboxesField name={name} options={options} />;
