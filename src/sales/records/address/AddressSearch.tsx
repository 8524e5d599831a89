import { Suspense, useEffect, useId, useState } from 'react';
import { addressBoxes, writtenAddress, zonesOf } from '#machines/sales/records/writtenAddress.ts';
import type { FoundAddresses } from '#machines/service/sales/recordCalls.ts';
import type { CodelistEntry } from '#src/codelists/useCodelist.ts';
import type { ComboProps } from '#src/fields/combo/PlainCombo.tsx';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import styles from '#src/sales/records/Notes.module.css';
import { useAnswerOf } from '#src/sales/records/useAnswerOf.ts';

const RichCombo = lazyPart<'RichCombo', ComboProps>(
  () => import('#src/fields/combo/RichCombo.tsx'),
  'RichCombo',
);

interface Props {
  /** Whose boxes it fills in. */
  readonly place: 'address' | 'mailingAddress';
  readonly complete: (text: string) => Promise<FoundAddresses>;
}

/** How much has to be typed before the register is asked, and how long nothing more (milliseconds). */
const least = 3;
const calm = 250;

/** One box in which an address is found; picking it fills in all the boxes below, each of which can be changed. */
export const AddressSearch = ({ place, complete }: Props) => {
  const { t } = useTexts('clientRecord');
  const { setValues } = useFormAround();
  const id = useId();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Address>();
  const asked = useCalm(text.trim());
  const isAsked = picked === undefined && asked.length >= least;
  const found = useAnswerOf(isAsked ? asked : undefined, complete);
  const addresses = picked ? [picked] : (found?.addresses ?? []);
  const entries = addresses.map(entryOf);
  const missing = asked.length < least ? 'least' : 'none';
  const nothing = found?.isAway ? 'away' : missing;
  const pick = (written: string) => {
    const address = addresses.find((one) => writtenAddress(one) === written);
    if (!address) return;
    setText(written);
    setPicked(address);
    const boxes = Object.entries(addressBoxes(address));
    setValues(Object.fromEntries(boxes.map(([name, part]) => [`${place}.${name}`, part])));
  };
  return (
    <FieldFrame
      id={id}
      words={{ label: t('addressSearch.label'), hint: t('addressSearch.hint'), why: undefined }}
      isOptional={false}
      error={undefined}
      note={undefined}
    >
      <Suspense fallback={null}>
        <RichCombo
          id={id}
          text={text}
          picked={picked && writtenAddress(picked)}
          entries={entries}
          isFree={false}
          nothing={t(`addressSearch.${nothing}`)}
          isLoading={!picked && (asked !== text.trim() || (isAsked && found === undefined))}
          isDisabled={false}
          isRequired={false}
          isInvalid={false}
          describedBy={`${id}-hint`}
          onType={(typed) => {
            setText(typed);
            setPicked(undefined);
          }}
          onPick={({ code }) => pick(code)}
          onFocus={() => {}}
          onLeave={() => {}}
        />
      </Suspense>
      <p role="status" className={styles['notes']}>
        {found?.isAway ? t('addressSearch.away') : null}
      </p>
    </FieldFrame>
  );
};

type Address = FoundAddresses['addresses'][number];

const entryOf = (address: Address): CodelistEntry => ({
  code: writtenAddress(address),
  name: writtenAddress(address),
  description: undefined,
  tooltip: undefined,
  categories: [],
});

/** The tariff zones that follow from the postal code. */
export const Zones = () => {
  const { t } = useTexts('clientRecord');
  const postalCode = useAnswer('address.postalCode');
  const countryCode = useAnswer('address.countryCode');
  const zones = zonesOf({ postalCode, ...(countryCode !== '' && { countryCode }) });
  return (
    <p role="status" className={styles['notes']}>
      {zones ? t('derived.zones', { ...zones }) : null}
    </p>
  );
};

/** A text once nothing more was typed for a while. */
function useCalm(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
