import { useEffect, useRef } from 'react';

/** Whoever adds a vehicle begins with its VIN, which fills in most of it; nobody is taken away from where they are by now. */
export const StartsAtVin = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('h1, body')) return;
    const field = place.current?.closest('form')?.elements.namedItem('car.vin');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return <span ref={place} hidden />;
};
