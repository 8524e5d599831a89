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
  const asked = useCalm(text.trim());
  const found = useAnswerOf(asked.length < least ? undefined : asked, complete);
  const addresses = found?.addresses ?? [];
  const entries = addresses.map(entryOf);
  const pick = (written: string) => {
    const address = addresses.find((one) => writtenAddress(one) === written);
    if (!address) return;
    setText(written);
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
          picked={undefined}
          entries={entries}
          isFree={false}
          isLoading={asked !== text.trim() || (asked.length >= least && found === undefined)}
          isDisabled={false}
          isRequired={false}
          isInvalid={false}
          describedBy={`${id}-hint`}
          onType={setText}
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

const entryOf = (address: FoundAddresses['addresses'][number]): CodelistEntry => ({
  code: writtenAddress(address),
  name: writtenAddress(address),
  description: undefined,
  tooltip: undefined,
  categories: [],
});

/** The search of the address for post, where that is another one. */
export const MailingSearch = ({ complete }: Pick<Props, 'complete'>) =>
  useAnswer('mailingDiffers') === '' ? null : <AddressSearch place="mailingAddress" complete={complete} />;

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
