import { LaneEvent } from '#machines/claim/codes/lane.ts';
import { ClaimType, Origin } from '#machines/claim/enums.ts';
import { laneLines, type SwitchKind } from '#machines/sales/operations/wantedSwitch.ts';
import { Feature } from '#machines/service/switches/feature.ts';
import { longestWords } from '#machines/service/switches/words.ts';
import { CheckboxesField } from '#src/fields/choice/CheckboxesField.tsx';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { TextField } from '#src/fields/TextField.tsx';

/** What is asked about a switch of a kind. */
export const SwitchFields = ({ kind }: { readonly kind: SwitchKind }) => {
  switch (kind) {
    case 'LINE':
      return <RadioField name="line" options={ClaimType.options} isInline isOptional={false} />;
    case 'BANNER':
      return ['bannerCs', 'bannerSk', 'bannerEn'].map((name) => (
        <TextAreaField key={name} name={name} max={longestWords} rows={2} isOptional={false} />
      ));
    case 'FEATURE':
      return (
        <>
          <RadioField name="feature" options={Feature.options} isOptional={false} />
          <TextField name="share" width="tiny" inputMode="numeric" unit="%" isOptional={false} />
          <CheckboxesField name="featureLines" options={ClaimType.options} isOptional={false} />
          <CheckboxesField name="featureOrigins" options={Origin.options} isOptional />
        </>
      );
    default:
      return (
        <>
          <RadioField name="laneEvent" options={LaneEvent.options} isInline isOptional={false} />
          <CheckboxesField name="laneLines" options={laneLines} isOptional={false} />
          <DateField name="laneFrom" hasCalendar isOptional={false} />
          <DateField name="laneTo" hasCalendar isOptional />
          <TextField name="placeCs" width="medium" isOptional={false} />
          <TextField name="placeSk" width="medium" isOptional />
          <TextField name="placeEn" width="medium" isOptional />
          <TextField name="laneHotline" width="medium" type="tel" isOptional />
          <TextField name="laneDays" width="tiny" inputMode="numeric" isOptional={false} />
        </>
      );
  }
};
