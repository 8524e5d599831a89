import { languages } from '#src/i18n/languages.ts';
import { desktop, narrow, phone, tablet, wide } from '#test/browser/support/viewports.ts';

const devices = { wide, desktop, tablet, phone, narrow };
export type Device = keyof typeof devices;
const schemes = ['light', 'dark', 'forced'] as const;

const wanted = process.env['LOOKS']?.split(',').map((look) => look.split('.'));

/**
 * How pages are pictured: every language on every device, and in Czech every scheme too. `LOOKS=cs.phone.dark,en` keeps only the
 * pictures of which each part of one name is told.
 */
export const wantedLooks = (sizes: readonly Device[] = ['desktop', 'phone', 'narrow']) =>
  languages.flatMap((language) =>
    sizes.flatMap((device) =>
      schemes
        .filter((scheme) =>
          wanted
            ? wanted.some((parts) => parts.every((part) => isOf([language, device, scheme], part)))
            : language === 'cs' || scheme === 'light',
        )
        .map((scheme) => ({ language, device, viewport: devices[device].viewport, scheme })),
    ),
  );

const isOf = (names: readonly string[], part: string): boolean => names.includes(part);
