import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { ReactNode } from 'react';
import { Button, ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { ComboProps } from './PlainCombo.tsx';
import { quietPress } from '#src/fields/choice/quietPress.ts';
import line from '#src/fields/TextField.module.css';
import styles from './RichCombo.module.css';

quietPress();

/** A box with suggestions that open as the reporter types, usable by keyboard, touch and screen readers alike. */
export function RichCombo({
  id,
  text,
  picked,
  entries,
  isFree,
  nothing,
  isLoading,
  isDisabled,
  isRequired,
  isInvalid,
  describedBy,
  onType,
  onPick,
  onFocus,
  onLeave,
}: ComboProps): ReactNode {
  const { t, language } = useTexts('common');
  return (
    <I18nProvider locale={localeOf(language)}>
      <ComboBox
        className={styles['combo'] ?? ''}
        items={entries.map((entry) => ({ ...entry, id: entry.code }))}
        inputValue={text}
        value={picked ?? null}
        onInputChange={(next) => next !== text && onType(next)}
        onChange={(code) => {
          const entry = entries.find((each) => each.code === code);
          if (entry && entry.code !== picked) onPick(entry);
        }}
        onFocus={onFocus}
        onBlur={onLeave}
        menuTrigger="focus"
        allowsCustomValue
        allowsEmptyCollection
        isDisabled={isDisabled}
        isRequired={isRequired}
        isInvalid={isInvalid}
        validationBehavior="aria"
        aria-labelledby={`${id}-label`}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <Input id={id} className={`${line['input']} ${styles['input']}`} />
        <Button className={styles['button'] ?? ''} aria-label={t('combo.open')}>
          <Icon name="down" />
        </Button>
        <Popover className={styles['popup'] ?? ''} offset={4}>
          <ListBox
            className={styles['list'] ?? ''}
            renderEmptyState={() => (
              <p className={styles['empty']}>
                {isLoading ? t('combo.searching') : (nothing ?? t(isFree ? 'combo.free' : 'combo.none'))}
              </p>
            )}
          >
            {({ id: code, name }: { id: string; name: string }) => (
              <ListBoxItem id={code} textValue={name} className={styles['option'] ?? ''}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
