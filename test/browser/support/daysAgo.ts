const day = 86_400_000;

interface Day {
  readonly iso: string;
  /** As somebody in a hurry types it. */
  readonly typed: string;
  /** As the application writes it. */
  readonly shown: string;
}

/** The day that many days before today, in Prague. */
export const daysAgo = (days: number): Day => {
  const iso = new Date(Date.now() - days * day).toLocaleDateString('sv', { timeZone: 'Europe/Prague' });
  const [year, month, dayOfMonth] = iso.split('-');
  return {
    iso,
    typed: `${Number(dayOfMonth)}. ${Number(month)}. ${year}`,
    shown: `${dayOfMonth}.${month}.${year}`,
  };
};
