import { useEffect, useMemo, useState } from 'react';
import { eventQuery } from '#machines/report/linkedEvent.ts';
import { uniflowLine as unsure, unsureQuery } from '#machines/flows/uniflow/line.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import look from '#src/layout/Choice.module.css';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import { entryOf } from '#src/shell/entries.ts';
import { createEventFinder, type FoundEvent } from './eventFinder.ts';
import styles from './EventSearch.module.css';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

export interface FoundEventsProps {
  readonly typed: string;
}

/** Milliseconds without a key after which what was found is said aloud. */
const calm = 600;

/** The reports that what is typed may be about, the likeliest first; what else to do where there is none. */
export const FoundEvents = ({ typed }: FoundEventsProps) => {
  const { t, language } = useTexts('search');
  const { hotline, entryPrefix, productLines } = useApplication().configuration;
  const find = useMemo(() => createEventFinder(i18n.getResourceBundle(language, 'search')), [language]);
  const found = useMemo(() => find(typed), [find, typed]);
  const isAsked = typed.trim().length > 1;
  const { events, isNotSold } = found;
  const none = t(isNotSold ? 'notSold' : 'none', { hotline });
  const told = events.length > 0 ? t('found', { count: events.length }) : none;
  return (
    <>
      <p role="status" className="visually-hidden">
        {useCalm(isAsked ? told : '')}
      </p>
      {isAsked && events.length > 0 ? (
        <ul className={`${look['choices']} ${styles['found']}`}>
          {events.map((event) => (
            <Way key={event.id} {...event} />
          ))}
        </ul>
      ) : null}
      {isAsked && events.length === 0 ? (
        <div className={styles['none']}>
          <p>{none}</p>
          <ButtonLink icon="phone" href={callTo(hotline)}>
            {t('call', { hotline: inOneLine(hotline) })}
          </ButtonLink>
          {productLines.includes(unsure.claimType) ? (
            <a href={`${entryPrefix}${unsure.home}?${unsureQuery}`}>{t('unsure')}</a>
          ) : null}
        </div>
      ) : null}
    </>
  );
};

/** The way into a report of an event. That of a line that is switched off says so, and leads to what to do instead. */
const Way = ({ line, code, title }: FoundEvent) => {
  const { t } = useTexts('search');
  const { t: start } = useTexts('start');
  const { entryPrefix, productLines } = useApplication().configuration;
  const { name, icon } = entryOf(line, code);
  return (
    <li>
      <a className={look['choice']} href={`${entryPrefix}${line.home}?${eventQuery(code)}`}>
        <span className={look['picture']}>
          <Icon name={icon} />
        </span>
        <span className={look['words']}>
          <strong>{title}</strong>
          <span className={look['about']}>
            {start(`lines.${name}.title`)}
            {productLines.includes(line.claimType) ? null : `, ${t('byPhone')}`}
          </span>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
};

/** A text that is said only when it has stood for a moment. */
const useCalm = (text: string): string => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
};
